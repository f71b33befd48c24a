/**
 * Small trees with the layout of the repository, each violating one rule of .dependency-cruiser.cjs. Most also contain a similar import
 * that is allowed.
 */
export interface BrokenTree {
  rule: string;
  breaks: string;
  files: Record<string, string>;
}

const LEAF = 'export const leaf = 1;\n';
const uses = (...paths: string[]): string =>
  paths
    .map((path, index) => `import * as m${index} from '${path}';\nexport const v${index} = m${index};\n`)
    .join('');

export const BROKEN_TREES: BrokenTree[] = [
  {
    rule: 'no-cycle',
    breaks: 'two files that import each other',
    files: {
      'backend/src/listings/a.ts': uses('./b.js'),
      'backend/src/listings/b.ts': uses('./a.js'),
    },
  },
  {
    rule: 'no-unresolvable',
    breaks: 'a file that imports one that is not there',
    files: { 'backend/src/listings/a.ts': uses('./missing.js') },
  },
  {
    rule: 'common-imports-nothing',
    breaks: 'common that uses a package',
    files: { 'common/pricing/a.ts': uses('./b.js', 'pg'), 'common/pricing/b.ts': LEAF },
  },
  {
    rule: 'common-imports-nothing',
    breaks: 'common that uses the file system',
    files: { 'common/pricing/a.ts': uses('node:fs') },
  },
  {
    rule: 'kernel-knows-no-area',
    breaks: 'the kernel that uses an area',
    files: {
      'common/kernel/a.ts': uses('./forms/b.js', '../pricing/c.js'),
      'common/kernel/forms/b.ts': LEAF,
      'common/pricing/c.ts': LEAF,
    },
  },
  {
    rule: 'no-circle-of-folders',
    breaks: 'rooms that import each other although no file does',
    files: {
      'common/pricing/a.ts': uses('../search/b.js', './stays/f.js'),
      'common/pricing/stays/f.ts': LEAF,
      'common/search/b.ts': LEAF,
      'common/search/c.ts': uses('../pricing/d.js'),
      'common/pricing/d.ts': LEAF,
    },
  },
  {
    rule: 'no-circle-of-folders',
    breaks: 'a circle of a folder and a file inside of a room',
    files: {
      'common/search/a.ts': uses('./map/b.js'),
      'common/search/map/b.ts': LEAF,
      'common/search/map/c.ts': uses('../a.js'),
    },
  },
  {
    rule: 'platform-knows-no-module',
    breaks: 'platform that imports a module',
    files: {
      'backend/src/platform/queue/a.ts': uses(
        '../../listings/public.js',
        '../process/clock.js',
        '#common/contracts/plans.js',
      ),
      'backend/src/platform/process/clock.ts': LEAF,
      'backend/src/listings/public.ts': LEAF,
      'common/contracts/plans.ts': LEAF,
    },
  },
  {
    rule: 'areas-meet-at-public-and-events',
    breaks: 'an area that reaches into another one',
    files: {
      'backend/src/listings/core/a.ts': uses(
        '../../pricing/prices/price.entity.js',
        '../../pricing/public.js',
      ),
      'backend/src/pricing/prices/price.entity.ts': LEAF,
      'backend/src/pricing/public.ts': LEAF,
    },
  },
  {
    rule: 'nobody-imports-the-roots',
    breaks: 'an area that imports the root module',
    files: {
      'backend/src/listings/a.ts': uses('../processes/web.module.js'),
      'backend/src/processes/web.module.ts': LEAF,
    },
  },
  {
    rule: 'events-are-leaves',
    breaks: 'events that import their module',
    files: {
      'backend/src/listings/events.ts': uses(
        '../platform/events/define-event.js',
        '#common/contracts/plans.js',
        './listing.js',
      ),
      'backend/src/platform/events/define-event.ts': LEAF,
      'backend/src/listings/listing.ts': LEAF,
      'common/contracts/plans.ts': LEAF,
    },
  },
  {
    rule: 'controllers-are-leaves',
    breaks: 'a use case that calls a controller',
    files: {
      'backend/src/listings/a.ts': uses('./photos.controller.js'),
      'backend/src/listings/listings.module.ts': uses('./photos.controller.js'),
      'backend/src/listings/photos.controller.ts': LEAF,
    },
  },
  {
    rule: 'rows-know-no-http',
    breaks: 'a row that presents itself',
    files: {
      'backend/src/listings/listing.entity.ts': uses('./listing.presenter.js', './parts.js'),
      'backend/src/listings/listing.presenter.ts': LEAF,
      'backend/src/listings/parts.ts': LEAF,
    },
  },
  {
    rule: 'no-barrels',
    breaks: 'a folder that is imported through its index',
    files: {
      'backend/src/listings/a.ts': uses('./data/index.js'),
      'backend/src/listings/data/index.ts': LEAF,
    },
  },
  {
    rule: 'backend-and-frontend-apart',
    breaks: 'a screen that imports the server',
    files: {
      'frontend/src/app/a.ts': uses('../../../backend/src/listings/public.js', '#common/contracts/plans.js'),
      'backend/src/listings/public.ts': LEAF,
      'common/contracts/plans.ts': LEAF,
    },
  },
  {
    rule: 'backend-and-frontend-apart',
    breaks: 'a server that imports a screen',
    files: {
      'backend/src/processes/main-web.ts': uses('../../../frontend/src/app/a.js'),
      'frontend/src/app/a.ts': LEAF,
    },
  },
  {
    rule: 'ui-is-a-design-system',
    breaks: 'a button that knows an area',
    files: {
      'frontend/src/ui/button.tsx': uses('./tokens.js', '../search/stay.js'),
      'frontend/src/ui/tokens.ts': LEAF,
      'frontend/src/search/stay.tsx': LEAF,
    },
  },
  {
    rule: 'ui-is-a-design-system',
    breaks: 'a button that fetches',
    files: { 'frontend/src/ui/button.tsx': uses('react', '@tanstack/react-query') },
  },
  {
    rule: 'app-is-below-the-areas',
    breaks: 'a call that knows an area',
    files: {
      'frontend/src/app/calls.ts': uses('../search/stay.js', './timings.js'),
      'frontend/src/app/timings.ts': LEAF,
      'frontend/src/search/stay.tsx': LEAF,
    },
  },
  {
    rule: 'shared-areas-know-no-screen',
    breaks: 'a shared component that imports a screen',
    files: {
      'frontend/src/search/stay.tsx': uses('../site/home/home.js', '../pricing/price.js', '../ui/button.js'),
      'frontend/src/site/home/home.tsx': LEAF,
      'frontend/src/pricing/price.ts': LEAF,
      'frontend/src/ui/button.tsx': LEAF,
    },
  },
  {
    rule: 'site-and-desk-apart',
    breaks: 'a public screen that imports the back office',
    files: {
      'frontend/src/site/home/home.tsx': uses('../../desk/accounts/login.js', '../frame/frame.js'),
      'frontend/src/desk/accounts/login.tsx': LEAF,
      'frontend/src/site/frame/frame.tsx': LEAF,
    },
  },
  {
    rule: 'nobody-imports-the-entries',
    breaks: 'a screen that imports the routes',
    files: {
      'frontend/src/desk/accounts/login.tsx': uses('../../entries/routes.js'),
      'frontend/src/entries/routes.ts': LEAF,
      'frontend/src/entries/entry.ts': uses('./routes.js'),
    },
  },
  {
    rule: 'product-knows-no-test',
    breaks: 'a product file that imports a builder of the tests',
    files: {
      'backend/src/listings/a.ts': uses('../../../test/builders/listing.js'),
      'backend/src/listings/a.test.ts': uses('../../../test/builders/listing.js'),
      'test/builders/listing.ts': LEAF,
    },
  },
  {
    rule: 'no-undeclared-package',
    breaks: 'a server that imports a tool',
    files: { 'backend/src/listings/a.ts': uses('autocannon', 'pg') },
  },
];

/** One tree per area in the table of .dependency-cruiser.cjs, which calls every other area. */
export function callsEverybody(caller: string, modules: string[]): Record<string, string> {
  const others = modules.filter((name) => name !== caller);
  const files = Object.fromEntries(others.map((name) => [`backend/src/${name}/public.ts`, LEAF]));
  const events = Object.fromEntries(others.map((name) => [`backend/src/${name}/events.ts`, LEAF]));
  const paths = others.flatMap((name) => [`../${name}/public.js`, `../${name}/events.js`]);
  return { ...files, ...events, [`backend/src/${caller}/a.ts`]: uses(...paths) };
}
