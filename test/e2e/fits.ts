import type { Page } from 'playwright/test';
import { expect } from './product-test.js';

/** Nothing is wider than the screen, once all has loaded. Lists change their form a moment after the width. */
export async function fits(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const excess = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(excess, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
}

/** No word is broken between two lines. */
export async function keepsWords(page: Page): Promise<void> {
  const broken = (): string[] => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (text.parentElement?.closest('[aria-hidden=true], .sr-only')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  };
  await expect.poll(() => page.evaluate(broken), 'words that are broken').toEqual([]);
}
