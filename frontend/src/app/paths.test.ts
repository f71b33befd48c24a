import { PUBLIC_PATHS, sheetPath } from '#common/kernel/public-paths.js';
import { paths, routePatterns } from './paths.js';

/** The paths are written twice, because a shared constant would make every page about 90 bytes heavier. */
describe('the paths of the public site', () => {
  const fixed = Object.entries(paths).filter(([, path]) => typeof path === 'string');

  it('are those that the server writes into links', () => {
    expect({ ...Object.fromEntries(fixed), advancedSearch: paths.advancedSearch() }).toEqual(PUBLIC_PATHS);
  });

  it.each(['ALQ-0001', 'VEN-12345'])('have the sheet of %s where the server links to it', (code) => {
    expect(paths.sheet(code)).toBe(sheetPath(code));
    expect(routePatterns.sheet.replace(':codigo', code)).toBe(sheetPath(code));
  });
});
