import { RecentlyUsed } from '#platform/kept/recently-used.js';
import type { ApiAnswer, RenderResult } from '#common/wire/rendering.js';

/** Of all pages together, in bytes. */
const MOST_BYTES = 12 * 1024 * 1024;
/** What a page shows of today is at most so old. */
const REUSED_MS = 60_000;

/** An answer of our API, and what differs when its bytes differ. */
export interface MarkedAnswer extends ApiAnswer {
  mark: string;
}

type Ask = (path: string) => Promise<MarkedAnswer>;

interface Rendered {
  result: RenderResult;
  /** Marks of the answers that it was rendered from, by path. */
  marks: ReadonlyMap<string, string>;
  renderedAt: number;
  weight: number;
}

/**
 * Pages with the answers that they were rendered from. A kept page lasts 5 s because counters of visits may have changed; a page whose
 * answers are still the same is not rendered again (docs/decisions/0026).
 */
export class RenderedPages {
  private readonly pages = new RecentlyUsed<string, Rendered>(MOST_BYTES);

  /** @param clock milliseconds that only grow */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /**
   * @param url of the page
   * @param ask reads a path of our API
   * @param render renders the page from what the function it is given reads
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

/** In bytes, at two for each character. */
function weightOf({ head, body, scripts }: Extract<RenderResult, { kind: 'page' }>): number {
  return 2 * (head.length + body.length + scripts.length);
}
