import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const UI = path.resolve('frontend/src/ui');
const STYLE_PAGE = path.resolve('frontend/src/site/style-page');
/** Parts of components that the page shows, and one style under another element's name. */
const SHOWN_WITHIN_OTHERS = new Set([
  'ButtonAnchor',
  'Counter',
  'DigitsInput',
  'Field',
  'LateFocus',
  'Link',
  'OutsideLink',
]);

const textsOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

describe('the page of the design system', () => {
  it('shows each component', () => {
    const components = textsOf(UI).flatMap((text) =>
      [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name!),
    );
    const page = textsOf(STYLE_PAGE).join('\n');
    const missing = components.filter((name) => !SHOWN_WITHIN_OTHERS.has(name) && !page.includes(`<${name}`));
    expect(components.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
