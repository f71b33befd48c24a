import { LruMap } from '#platform/cache/lru-map.js';
import type { CardMarkup } from '#common/site/rendering-shapes.js';

/** Memory limit in bytes, at one per character: about 1,000 cards. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Markup of cards by their content. If one listing of a page changes, only its card is rendered again. */
export class CardMarkupCache implements CardMarkup {
  private readonly cards = new LruMap<string, { markup: string; weight: number }>(MOST_BYTES);

  get(content: string): string | undefined {
    return this.cards.get(content)?.markup;
  }

  set(content: string, markup: string): void {
    this.cards.set(content, { markup, weight: content.length + markup.length });
  }
}
