import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { ALL } from '../support/tier.js';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Waits until everything is loaded. The back office keeps a stream open, so that its network is never idle. */
async function untilLoaded(page: Page): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/admin')) return page.waitForLoadState('networkidle');
  await page.waitForLoadState('load');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Waits for transitions to end, because intermediate colours may have too little contrast; and before that for two frames, because components
 * learn their size (`ResizeObserver`) with the first frame.
 */
async function untilTransitionsEnd(page: Page): Promise<void> {
  await untilLoaded(page);
  await page.evaluate(async () => {
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}

/** Leaflet blends its tiles in a way at which axe fails: it then skips the contrast of the whole page. */
async function blendNoTiles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.leaflet-tile { mix-blend-mode: normal !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Without frames, axe runs in legacy mode, which does not open a second page to collect the findings. For rules that pass, it reports one
 * element only.
 */
function analyze(page: Page): Promise<AxeResults> {
  const hasFrames = page.frames().length > 1;
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames)
    .analyze();
}

/**
 * Asserts that axe finds no violations, and could try each rule. Transitions are disabled, because data that arrive during the analysis may
 * enable buttons, whose colours in transition have too little contrast. Only `npm run test:all` checks it, because axe takes longer than the tests themselves.
 */
export async function passesAxe(page: Page): Promise<void> {
  if (!ALL) return;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilTransitionsEnd(page);
  await blendNoTiles(page);
  const { violations, incomplete } = await analyze(page);
  await page.emulateMedia({ reducedMotion: null });
  const failed = incomplete.filter(({ nodes }) => nodes.some(hasFailed));
  expect(
    [...violations, ...failed].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** Whether axe failed at an element; it then skips the rule for all. */
function hasFailed({ none }: AxeResults['incomplete'][number]['nodes'][number]): boolean {
  return none.some(({ id }) => id === 'error-occurred');
}
