import type { RenderResult } from '#common/site/rendering-shapes.js';
import { RenderedPages, type MarkedAnswer } from './rendered-pages.js';

describe('rendered pages', () => {
  let pages: RenderedPages;
  let marks: Record<string, string>;
  let renders: number;
  let now: number;

  beforeEach(() => {
    pages = new RenderedPages(() => now);
    marks = { '/api/a': 'a1', '/api/b': 'b1' };
    renders = 0;
  });

  const ask = (path: string): Promise<MarkedAnswer> =>
    Promise.resolve({ status: 200, body: {}, mark: marks[path]! });

  const show = (at: number, status = 200): Promise<RenderResult> => {
    now = at;
    return pages.page('/x', ask, async (read) => {
      const answers = [await read('/api/a'), await read('/api/b')];
      renders++;
      const body = answers.map(({ mark }) => mark).join(' ');
      return { kind: 'page', status, head: '', body, scripts: '' };
    });
  };

  it('renders a page once while its answers stay the same', async () => {
    const first = await show(0);
    expect(await show(59_999)).toBe(first);
    expect(renders).toBe(1);
  });

  it('renders it again when one of its answers has changed', async () => {
    await show(0);
    marks['/api/b'] = 'b2';
    expect(await show(1)).toMatchObject({ body: 'a1 b2' });
    expect(renders).toBe(2);
  });

  it('renders it again after a minute', async () => {
    await show(0);
    await show(60_000);
    expect(renders).toBe(2);
  });

  it('reuses no page that is no success', async () => {
    await show(0, 503);
    await show(1, 503);
    expect(renders).toBe(2);
  });
});
