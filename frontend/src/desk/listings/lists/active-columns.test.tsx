import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { ACTIVE_COLUMNS } from './active-columns.js';

const COUNTS = { visitas: 1_922, consultasWpp: 12_345, consultasEmail: 7 } as AdminListingRow;

describe('the list of active notices', () => {
  it.each([
    ['visitas', '1.922'],
    ['wpp', '12.345'],
    ['email', '7'],
  ])('writes the count %s as %s', (wanted, text) => {
    expect(ACTIVE_COLUMNS.find(({ key }) => key === wanted)?.cell(COUNTS)).toBe(text);
  });
});
