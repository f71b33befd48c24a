import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OFFERED } from '../../backend/src/platform/database/area.js';
import { AREAS } from '../../backend/src/processes/areas.js';
import { tableViolations, type Source } from './tables.js';

const BACKEND = 'backend/src';
const MIGRATIONS = 'migrations';

function read(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({
      path: name.replaceAll(path.sep, '/'),
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

const sources = read(BACKEND);
const tables = Object.values(AREAS).flatMap(({ tables: owned }) => Object.keys(owned));

/** Expected violations of each planted file; an empty list for valid code that looks similar. */
const CASES: { what: string; path: string; text: string; refusedFor: string[] }[] = [
  {
    what: 'a read of a table of its own',
    path: 'contacts/a.ts',
    text: 'export const a = `SELECT id FROM contacts WHERE id = $1`;',
    refusedFor: [],
  },
  {
    what: "a read of another module's table",
    path: 'stats/a.ts',
    text: 'export const a = `SELECT id FROM listings WHERE id = $1`;',
    refusedFor: ['names listings, a table of listings'],
  },
  {
    what: 'a read of the view that it offers',
    path: 'stats/a.ts',
    text: 'export const a = `SELECT id FROM offered_listings WHERE id = $1`;',
    refusedFor: [],
  },
  {
    what: 'a join in a template',
    path: 'inquiries/a.ts',
    text: 'export const a = (c: string) => `SELECT ${c} FROM inquiries i LEFT JOIN contacts p ON p.id = ${c}`;',
    refusedFor: ['names contacts, a table of contacts'],
  },
  {
    what: 'a fragment of a statement',
    path: 'listings/a.ts',
    text: "export const a = 'JOIN contacts p ON p.id = l.contact_id';",
    refusedFor: ['names contacts, a table of contacts'],
  },
  {
    what: 'a statement in lower case',
    path: 'inquiries/a.ts',
    text: "export const a = 'select id from listings';",
    refusedFor: ['names listings, a table of listings'],
  },
  {
    what: 'the second of two tables',
    path: 'inquiries/a.ts',
    text: "export const a = 'SELECT FROM inquiries i, prices p';",
    refusedFor: ['names prices, a table of pricing'],
  },
  {
    what: 'a write',
    path: 'operations/a.ts',
    text: 'export const a = `UPDATE prices SET rented = false`;',
    refusedFor: ['names prices, a table of pricing'],
  },
  {
    what: 'a write through a view',
    path: 'operations/a.ts',
    text: 'export const a = `DELETE FROM offered_listings WHERE id = $1`;',
    refusedFor: ['writes through offered_listings'],
  },
  {
    what: 'a table that the area reads',
    path: 'search/a.ts',
    text: 'export const a = `SELECT id FROM search WHERE id = $1`;',
    refusedFor: [],
  },
  {
    what: 'a write to a table that the area reads',
    path: 'search/a.ts',
    text: 'export const a = `UPDATE search SET rank = 1`;',
    refusedFor: ['writes search, a table of listings'],
  },
  {
    what: 'the platform with a table of a module',
    path: 'platform/mail/a.ts',
    text: "export const a = 'SELECT subject FROM newsletters';",
    refusedFor: ['names newsletters, a table of newsletter'],
  },
  {
    what: 'a table that a variable names',
    path: 'stats/a.ts',
    text: 'export const a = (table: string) => `SELECT FROM ${table}`;',
    refusedFor: ['builds a statement around the name of a table'],
  },
  {
    what: 'a table whose name is put into a statement elsewhere',
    path: 'stats/a.ts',
    text: "export const a = { table: 'removed_images' };",
    refusedFor: ['names removed_images, a table of listings'],
  },
  {
    what: "the repository of another module's entity",
    path: 'listings/core/a.ts',
    text: "import { Contact } from '../../contacts/public.js';\nexport const a = (tx) => tx.getRepository(Contact).find();",
    refusedFor: ['asks the repository of Contact, of another module'],
  },
  {
    what: "rows of another module's entity",
    path: 'listings/core/a.ts',
    text: "import { Contact } from '../../contacts/public.js';\nexport const A: EntityRows<Contact> = { entity: Contact, where: 't.id = ANY($1)' };",
    refusedFor: ['asks the repository of Contact, of another module'],
  },
  {
    what: 'the repository of an entity of its own',
    path: 'contacts/a.ts',
    text: "import { Contact } from './contact.entity.js';\nexport const a = (tx) => tx.getRepository(Contact).find();",
    refusedFor: [],
  },
  {
    what: 'a sentence',
    path: 'stats/a.ts',
    text: "export const a = 'Taken from listings that join prices.';",
    refusedFor: [],
  },
];

describe('the owners of tables', () => {
  it.each(CASES)('refuse $what for $refusedFor', ({ refusedFor, ...source }) => {
    expect(tableViolations(source).map(({ what }) => what)).toEqual(refusedFor);
  });

  it('are the only ones that name them', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap(tableViolations)).toEqual([]);
  });

  it('are the platform and modules of the backend', () => {
    const folders = new Set(sources.map(({ path: name }) => name.split('/')[0]));
    expect(Object.keys(AREAS).filter((owner) => !folders.has(owner))).toEqual([]);
  });

  it('are named once for each table', () => {
    expect(tables.filter((table, index) => tables.indexOf(table) !== index)).toEqual([]);
  });

  it('keep the entity of each of their tables', () => {
    const strangers = sources.flatMap(({ path: name, text }) =>
      [...text.matchAll(/@Entity\('(\w+)'\)/g)]
        .map(([, table]) => table!)
        .filter((table) => !(table in (AREAS[name.split('/')[0] as keyof typeof AREAS]?.tables ?? {})))
        .map((table) => `${name}: ${table}`),
    );
    expect(strangers).toEqual([]);
  });

  it('offer only views that are read', () => {
    const offered = new Set(
      read(MIGRATIONS).flatMap(({ text }) => text.match(new RegExp(`\\b${OFFERED}\\w+`, 'g')) ?? []),
    );
    const texts = sources.map(({ text }) => text).join('\n');
    expect(offered.size).toBeGreaterThan(10);
    expect([...offered].filter((view) => !new RegExp(`\\b${view}\\b`).test(texts))).toEqual([]);
  });
});
