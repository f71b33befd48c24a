import { LruMap } from '#platform/cache/lru-map.js';
import type { ApiAnswer, RenderResult } from '#common/site/rendering-shapes.js';

/** Memory limit of all pages, in bytes. */
const MOST_BYTES = 12 * 1024 * 1024;
/** Maximum age of a page's content that depends on the current time. */
const REUSED_MS = 60_000;

/** A response of our API, and a hash of its bytes. */
export interface MarkedAnswer extends ApiAnswer {
  mark: string;
}

type Ask = (path: string) => Promise<MarkedAnswer>;

interface Rendered {
  result: RenderResult;
  /** Hashes of the responses that it was rendered from, by path. */
  marks: ReadonlyMap<string, string>;
  renderedAt: number;
  weight: number;
}

/**
 * Cached pages with the responses they were rendered from. A page is reused for 5 s, because visit counters may have changed; afterwards it
 * is rendered again only if a response has changed (docs/decisions/0026).
 */
export class RenderedPages {
  private readonly pages = new LruMap<string, Rendered>(MOST_BYTES);

  /** @param clock monotonic time in milliseconds */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /**
   * @param url of the page
   * @param ask reads a path of our API
   * @param render renders the page with data from the function passed to it
   */
  async page(url: string, ask: Ask, render: (ask: Ask) => Promise<RenderResult>): Promise<RenderResult> {
    const now = this.clock();
    const before = this.pages.get(url);
    if (before && now - before.renderedAt < REUSED_MS && (await hasSameAnswers(before, ask)))
      return before.result;
    const marks = new Map<string, string>();
    const result = await render(async (path) => {
      const answer = await ask(path);
      marks.set(path, answer.mark);
      return answer;
    });
    if (result.kind === 'page' && result.status === 200)
      this.pages.set(url, { result, marks, renderedAt: now, weight: weightOf(result) });
    return result;
  }
}

async function hasSameAnswers({ marks }: Rendered, ask: Ask): Promise<boolean> {
  const same = await Promise.all([...marks].map(async ([path, mark]) => (await ask(path)).mark === mark));
  return !same.includes(false);
}

/** Size in bytes, at two per character. */
function weightOf({ head, body, scripts }: Extract<RenderResult, { kind: 'page' }>): number {
  return 2 * (head.length + body.length + scripts.length);
}
