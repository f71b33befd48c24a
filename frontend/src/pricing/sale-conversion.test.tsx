import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import type { DollarAnswer } from '#common/pricing/averages/dollar-calls.js';
import { ApiError } from '../app/api.js';
import { createQueryClient } from '../app/queries.js';
import { dollarRate } from './dollar-queries.js';
import { SaleConversion } from './sale-conversion.js';

describe('the conversion beside a sale price', () => {
  const rendered = async (read: () => Promise<DollarAnswer>): Promise<string> => {
    const queries = createQueryClient();
    await queries.prefetchQuery({ ...dollarRate(), queryFn: read, retry: false });
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <SaleConversion amount={61_000} currency="USD" />
      </QueryClientProvider>,
    );
  };
  const rate = { value: 1_500, ts: '2026-11-20T22:00:00Z', source: 'dolarapi.com' };

  it('is nothing at all without a rate', async () => {
    expect(await rendered(() => Promise.reject(new ApiError(503, 'No está')))).toBe('');
  });

  it.each([
    [false, SHEET_MESSAGES.rateFresh],
    [true, SHEET_MESSAGES.rateStale],
  ])('says how fresh the rate is (stale: %s), and whose', async (stale, text) => {
    const html = await rendered(() => Promise.resolve({ ...rate, stale }));
    for (const part of ['ARS$ 91.500.000', text, 'ARS$ 1.500', '20/11/26', 'Fuente: dolarapi.com.'])
      expect(html.replaceAll('<!-- -->', '')).toContain(part);
  });
});
