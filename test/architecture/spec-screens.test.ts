import { readFileSync } from 'node:fs';
import { paths, routePatterns } from '../../frontend/src/app/paths.js';
import { adminPaths, DETAIL_FOLDERS, OWNER_FOLDER } from '../../frontend/src/desk/admin-paths.js';

/** Screens that only a development build has. */
const DEVELOPMENT: readonly string[] = [routePatterns.stylePage];

/** Paths in the table of section 2, without parameters and without the part after a placeholder. */
function documentedPaths(page: string): string[] {
  const [, section] = /\n## 2\. [^\n]+\n([\s\S]*?)\n## 3\. /.exec(readFileSync(page, 'utf8')) ?? [];
  if (!section) throw new Error(`${page} has no section of screens.`);
  const rows = section.match(/^\| `[^|]+\|/gm) ?? [];
  return rows.flatMap((row) => [...row.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => fixedPart(path)));
}

/** `/cartel` of `/cartel/:codigo`, `/cartel/{codigo}` and `/cartel/*`. */
function fixedPart(path: string): string {
  return path.replace(/(\/[:{*]|\?).*/, '') || '/';
}

describe.each([
  {
    page: 'docs/spec/public-site.md',
    routes: [
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      ...Object.values(routePatterns),
    ],
  },
  {
    page: 'docs/spec/back-office.md',
    routes: [...Object.values(adminPaths), ...Object.values(DETAIL_FOLDERS), OWNER_FOLDER],
  },
])('the screens of $page (section 2)', ({ page, routes }) => {
  const documented = documentedPaths(page);
  const existing = routes.filter((path) => !DEVELOPMENT.includes(path));
  const folders = existing.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1));
  const screens = existing.map(fixedPart);

  it('contain every screen', () => {
    expect(screens.filter((path) => !documented.includes(path))).toEqual([]);
  });

  it('exist', () => {
    expect(documented.length).toBeGreaterThan(20);
    const unknown = documented.filter((path) => !screens.includes(path));
    expect(unknown.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
  });
});
