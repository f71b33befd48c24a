import type { Page } from 'playwright/test';

/**
 * Resolves when a text has been on the page, even if only for a moment that `expect` could miss. Must be called before the action that
 * shows it.
 */
export function hasShown(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}
