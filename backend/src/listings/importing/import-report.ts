import { Injectable } from '@nestjs/common';
import type { ImportRowWire } from '#common/listings/importing/import-calls.js';
import { importColumns } from '#common/listings/importing/import-columns.js';
import { IMPORT_MESSAGES as MESSAGES } from '#common/listings/importing/import-messages.js';
import { readNotice, type ReadNotice } from '#common/listings/importing/read-notice.js';
import { plainDni } from '#common/kernel/forms/dni.js';
import { IMPORT_LIMITS } from '#common/listings/importing/import-limits.js';
import { propertyType, propertyTypeFromText } from '#common/listings/property-types.js';
import { slug } from '#common/kernel/text.js';
import { isBlank, readTable } from '#platform/files/read-table.js';
import type { Database } from '#platform/database/rows.js';
import { readEmail } from '#platform/http/input/read-email.js';
import { ownTurn } from '#platform/process/own-turn.js';
import { Problem } from '#platform/process/problem.js';
import { Contacts } from '../../contacts/public.js';
import { Amenities } from '../amenities/public.js';
import type { QuickPublishDto } from '../submission/quick-publish.dto.js';
import { ImportedListings } from './imported-listings.js';
import { judgeNotice } from './judge-notice.js';
import { KnownNotices } from './known-notices.js';

/** A notice that is imported. */
export interface Importable {
  row: number;
  code: string;
  request: QuickPublishDto;
}

export interface Report {
  rows: ImportRowWire[];
  importable: Importable[];
  unread: readonly string[];
}

interface ReadRow extends ReadNotice {
  row: number;
  dni: string;
}

/** With blank lines, so that a small file cannot fill the memory. */
const MOST_LINES = 2 * IMPORT_LIMITS.rows;
/** After how many rows other requests get a turn. */
const BATCH = 50;

/** What an import would do with each row of a spreadsheet. The review and the import itself use the same report. */
@Injectable()
export class ImportReport {
  constructor(
    private readonly contacts: Contacts,
    private readonly imported: ImportedListings,
    private readonly amenities: Amenities,
  ) {}

  /** @throws Problem 'invalid' with what is wrong with the file */
  async of(database: Database, file: Buffer): Promise<Report> {
    const { notices, unread } = await this.read(database, file);
    const owners = await this.contacts.idsByDni(
      database,
      notices.map(({ dni }) => dni),
    );
    const known = await this.known(database, notices, owners);
    const report: Report = { rows: [], importable: [], unread };
    // New owners, with the first of their rows.
    const added = new Map<string, ReadRow>();
    for (const [at, notice] of notices.entries()) {
      const { row, dni } = notice;
      if (at % BATCH === 0) await ownTurn();
      const ownerId = owners.get(dni);
      const judged = judgeNotice(notice.fields, ownerId === undefined && !added.has(dni));
      const reasons =
        'reasons' in judged ? judged.reasons : known.sameAs({ ...judged, row, ownerId, code: notice.code });
      const isImported = 'request' in judged && reasons.length === 0;
      const left = isImported
        ? [...notice.left, ...judged.left, ...ownerNotes(ownerId, notice, added.get(dni))]
        : reasons;
      report.rows.push({
        fila: row,
        resultado: !isImported ? 'no se importa' : left.length > 0 ? 'con avisos' : 'se importa',
        ...namesOf(notice),
        detalles: left,
      });
      if (!isImported) continue;
      if (!added.has(dni)) added.set(dni, notice);
      report.importable.push({ row, code: notice.code, request: judged.request });
    }
    return report;
  }

  private async read(
    database: Database,
    file: Buffer,
  ): Promise<{ notices: ReadRow[]; unread: readonly string[] }> {
    const [headings, ...rows] = await tableOf(file);
    const columns = importColumns(headings!.cells);
    const named = new Set(columns.fields);
    if (!named.has('dni') || !named.has('tipoVivienda') || !named.has('localidad'))
      throw Problem.invalid({ planilla: [MESSAGES.noHeadings] }, MESSAGES.noHeadings);
    const amenities = await this.amenities.all(database);
    const notices = rows.map(({ row, cells }) => {
      const notice = readNotice(cells, columns, amenities);
      return { ...notice, row, dni: plainDni(String(notice.fields['dni'] ?? '')) };
    });
    return { notices, unread: columns.unread };
  }

  /** The notices of the site that rows may repeat. */
  private async known(
    database: Database,
    notices: readonly ReadNotice[],
    owners: ReadonlyMap<string, number>,
  ): Promise<KnownNotices> {
    const emails = notices
      .map(({ fields }) => readEmail(String(fields['email'] ?? '')).toLowerCase())
      .filter(Boolean);
    return new KnownNotices(
      await this.imported.ofOwners(database, [...owners.values()], emails),
      await this.imported.withCodes(database, notices.map(({ code }) => code).filter(Boolean)),
    );
  }
}

/** Rows with text, by their numbers in the spreadsheet. */
async function tableOf(file: Buffer): Promise<{ row: number; cells: string[] }[]> {
  const refuse = (message: string): never => {
    throw Problem.invalid({ planilla: [message] }, message);
  };
  const table = await readTable(file, MOST_LINES);
  if ('fault' in table) {
    const messages = { empty: MESSAGES.empty, zipped: MESSAGES.newerExcel, unreadable: MESSAGES.unreadable };
    return refuse(messages[table.fault]);
  }
  const rows = table.rows.map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => !isBlank(cells));
  if (rows.some(({ cells }) => cells.length > IMPORT_LIMITS.columns)) return refuse(MESSAGES.tooManyColumns);
  if (rows.length - 1 > IMPORT_LIMITS.rows || table.rows.length >= MOST_LINES)
    return refuse(MESSAGES.tooManyRows);
  return rows;
}

const OWNER_FIELDS = ['nombre', 'apellido', 'celular', 'email'] as const;

const textOf = (value: unknown): string => slug(String(value ?? ''));

/** That the data of the owner in a row are not used, because the site or an earlier row has others. */
function ownerNotes(ownerId: number | undefined, { fields }: ReadRow, earlier?: ReadRow): string[] {
  const said = OWNER_FIELDS.filter((field) => fields[field]);
  if (ownerId !== undefined) return said.length > 0 ? [MESSAGES.knownOwner] : [];
  const differs = earlier && said.some((field) => textOf(fields[field]) !== textOf(earlier.fields[field]));
  return differs ? [MESSAGES.ownerOfRow(earlier.row)] : [];
}

function namesOf({ fields }: ReadNotice): Pick<ImportRowWire, 'aviso' | 'duenio'> {
  const text = (...names: string[]): string =>
    names
      .map((name) => String(fields[name] ?? '').slice(0, 80))
      .filter(Boolean)
      .join(' ');
  const type = propertyTypeFromText(text('tipoVivienda'));
  const kind = [type ? propertyType(type).label : text('tipoVivienda'), text('tipoOperacion')].filter(
    Boolean,
  );
  return {
    aviso: [kind.join(' en '), text('calle', 'numero'), text('localidad')].filter(Boolean).join(', '),
    duenio: text('nombre', 'apellido'),
  };
}
