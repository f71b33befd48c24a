import { AuditPersonalData } from '#platform/audit/audit-personal-data.js';
import type { SealedContents } from '#platform/audit/sealed-contents.js';
import type { DeclaredTable } from '#platform/database/area.js';
import type { CorrectedPerson } from '#platform/database/personal-data.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ContactPersonalData, type Dnis } from '../../backend/src/contacts/public.js';
import { Holders } from '../../backend/src/owners/personal-data/holders.js';
import { AREAS } from '../../backend/src/processes/areas.js';

const TABLES: Readonly<Record<string, DeclaredTable>> = Object.assign(
  {},
  ...Object.values(AREAS).map(({ tables }) => tables),
);

/** Personal columns that an access does not show, with the reason. */
const PHOTO = 'A photo, which the notice shows.';
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'alerts.keys': 'Computed from the search, which is shown.',
  'calendars.token': 'A secret, by which other sites read the calendar.',
  'calendars.told': 'Which of the shown dates the owner was told.',
  'contacts.dni_digest': 'Computed from the DNI, which is shown.',
  'images.alt': PHOTO,
  'images.blur': PHOTO,
  'images.original': PHOTO,
  'images.picture_hash': PHOTO,
  'images.storage_key': PHOTO,
  'mail_deliveries.dedupe_key': 'Computed from the mail, whose kind and recipient are shown.',
  'proposed_images.alt': PHOTO,
  'proposed_images.blur': PHOTO,
  'proposed_images.original': PHOTO,
  'proposed_images.picture_hash': PHOTO,
  'proposed_images.storage_key': PHOTO,
  'removed_images.image': PHOTO,
  'removed_images.storage_key': PHOTO,
  'rollover_drafts.base': 'Prices of the notice, which the notice shows.',
  'rollover_drafts.proposed': 'Prices of the notice, which its owner was mailed.',
  'search.facts': 'Computed from the notice, which is shown.',
  'search.latitude': 'Copied from the notice, which is shown.',
  'search.longitude': 'Copied from the notice, which is shown.',
  'search.town': 'Copied from the notice, which is shown.',
  'search.words': 'Computed from the notice, which is shown.',
  'share_cards.storage_key': 'A picture made of the notice, which is shown.',
  'support_replies.former_mailboxes': 'By them the reply is found; only that of the person is the person’s.',
};

/** What a query selects, without its conditions. */
function selected(sql: string): string {
  let depth = 0;
  const end = [...sql.matchAll(/[()]|\bFROM\b/g)].find(([part]) => {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    return part === 'FROM' && depth === 0;
  });
  return sql.slice(0, end?.index);
}

/** Tables of a query, with their aliases. */
function tablesOf(sql: string): Map<string, string> {
  const found = [...sql.matchAll(/\b(?:FROM|JOIN) ([a-z_]+)(?: ([a-z]\w*))?/g)];
  return new Map(found.map(([, table, alias]) => [table!, alias ?? table!]));
}

const columnsOf = ({ personal = '', other }: DeclaredTable): string[] => `${personal} ${other}`.split(' ');

/** Whether a query shows a column of a table: by its alias, or by its name alone if no other table of the query has such a column. */
function shows(sql: string, table: string, column: string): boolean {
  const tables = tablesOf(sql);
  const alias = tables.get(table);
  if (!alias) return false;
  const isAlone = [...tables.keys()].every(
    (name) => name === table || !TABLES[name] || !columnsOf(TABLES[name]).includes(column),
  );
  const name = isAlone ? `(?:${alias}\\.|(?<!\\.))` : `${alias}\\.`;
  return new RegExp(`(?<!\\w)${name}${column}\\b`).test(selected(sql));
}

describe('what an access to personal data shows', () => {
  it('is every personal column of a table that an erasure covers, or there is a reason', async () => {
    const queries: string[] = [];
    const query = async (sql: string): Promise<unknown[]> => {
      queries.push(sql);
      return [];
    };
    const person: CorrectedPerson = {
      email: '',
      emails: [],
      phone: '',
      phones: [],
      contactIds: [],
      listingIds: [],
      othersListingIds: [],
      numbers: [],
      entities: [],
    };
    const holders = new Holders(
      new ContactPersonalData({} as Dnis),
      new AuditPersonalData({} as SealedContents),
    );
    for (const holder of holders.all) await holder.rows({ query } as unknown as Transaction, person);
    const hidden = Object.entries(TABLES).flatMap(([table, { erasure, personal = '' }]) =>
      (erasure ? personal.split(' ') : [])
        .filter((column) => !queries.some((sql) => shows(sql, table, column)))
        .map((column) => `${table}.${column}`),
    );
    expect(hidden.toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted());
  });
});
