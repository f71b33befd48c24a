import { normaliseEmail } from '#common/kernel/forms/email.js';
import { operationFromName } from '#common/kernel/operations.js';
import { slug } from '#common/kernel/text.js';
import { IMPORT_MESSAGES as MESSAGES } from '#common/listings/importing/import-messages.js';
import type { QuickPublishRequest } from '#common/listings/publication/publication-calls.js';
import type { KnownNotice } from './imported-listings.js';

interface Candidate {
  request: QuickPublishRequest;
  row: number;
  code: string;
  /** Undefined for an owner whom the site does not have. */
  ownerId: number | undefined;
}

/** Notices that rows of a spreadsheet may repeat: those of the site, and the rows before. */
export class KnownNotices {
  private readonly places: Map<string, string>;
  private readonly codes: Map<string, string>;

  constructor(
    notices: readonly KnownNotice[],
    withCodes: ReadonlyMap<string, { id: number; code: string | null }>,
  ) {
    this.places = new Map(
      notices.flatMap(({ ownerId, email, ...notice }) =>
        [`#${ownerId}`, email].map((owner) => [`${owner} ${placeOf(notice)}`, nameOf(notice)]),
      ),
    );
    this.codes = new Map([...withCodes].map(([code, notice]) => [code, nameOf(notice)]));
  }

  /** Why a row repeats another notice; otherwise none, and later rows may repeat this one. */
  sameAs({ request, row, code, ownerId }: Candidate): string[] {
    const where = code === '' ? undefined : this.codes.get(code);
    if (where) return [MESSAGES.sameCode(where)];
    const owner = ownerId === undefined ? `dni ${request.dni}` : `#${ownerId}`;
    const place = placeOf({
      operation: operationFromName(request.tipoOperacion)!,
      propertyType: Number(request.tipoVivienda),
      town: request.localidad,
      street: request.calle,
      streetNumber: request.numero,
      floor: request.piso,
      apartment: request.departamento,
      notes: request.observaciones,
    });
    const keys = [owner, normaliseEmail(request.email)].filter(Boolean).map((one) => `${one} ${place}`);
    const same = keys.map((key) => this.places.get(key)).find(Boolean);
    if (same) return [MESSAGES.sameNotice(same)];
    for (const key of keys) this.places.set(key, MESSAGES.rowNumber(row));
    if (code !== '') this.codes.set(code, MESSAGES.rowNumber(row));
    return [];
  }
}

/** What makes two notices of an owner the same; without a number the text counts too, because a street has several homes. */
function placeOf(notice: Omit<KnownNotice, 'id' | 'code' | 'ownerId' | 'email'>): string {
  const { operation, propertyType, town, street, streetNumber, floor, apartment, notes } = notice;
  const text = streetNumber === '' ? notes : '';
  return [operation, propertyType, ...[town, street, streetNumber, floor, apartment, text].map(slug)].join(
    '|',
  );
}

function nameOf({ id, code }: { id: number; code: string | null }): string {
  return MESSAGES.notice(id, code);
}
