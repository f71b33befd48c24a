import type { BrowserContext, Page, Route } from 'playwright/test';

/**
 * Handles requests to matching addresses until the returned function is called. Tests use it instead of `unroute`, which sometimes never
 * returns (microsoft/playwright#42278).
 */
export async function intercept(
  target: Page | BrowserContext,
  address: string,
  handle: (route: Route) => Promise<unknown>,
): Promise<() => void> {
  let isOver = false;
  await target.route(address, async (route) => {
    await (isOver ? route.fallback() : handle(route));
  });
  return () => {
    isOver = true;
  };
}
