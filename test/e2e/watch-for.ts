import type { Page } from 'playwright/test';

/**
 * Watches from now on whether a text is on the page, even if only for a moment that `expect` could miss. Await it before the action that shows
 * the text.
 * @returns waits until the text has been there
 */
export async function watchFor(page: Page, text: string): Promise<() => Promise<void>> {
  const watched = await page.evaluateHandle(
    (wanted) => ({
      shown: new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    }),
    text,
  );
  return () => watched.evaluate(({ shown }) => shown);
}
