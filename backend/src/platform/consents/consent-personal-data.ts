import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import {
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '../database/personal-data.js';
import { consentTexts } from './consents.js';

const OF = `${isOfPerson('email')} OR listing_id = ANY($2)`;

const PURPOSES = `CASE purpose WHEN 'publication' THEN 'publicar el aviso' WHEN 'newsletter' THEN 'recibir novedades' ELSE 'recibir la alerta' END`;
const WAYS = `CASE way WHEN 'form' THEN 'formulario' WHEN 'link' THEN 'enlace del email' ELSE 'por teléfono' END`;

/** Consents of a person. The rows are deleted with the notice or the alert that they were given for. */
export class ConsentPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.consents;
  readonly deletes = ['consents'];

  /** The consents, then each text that they name. */
  async rows(tx: Transaction, { emails, listingIds }: Person): Promise<Record<string, unknown>[]> {
    const consents = await rowsOf<Record<string, unknown>>(
      tx,
      `SELECT id AS registro, ${PURPOSES} AS para, ${WAYS} AS medio, email, given_at AS fecha, text_version AS "versión del texto",
              network AS "código de la red", administrator_id AS "cuenta que lo anotó", listing_id AS aviso, alert_id AS alerta,
              withdrawn_at AS retirado
       FROM consents WHERE ${OF} ORDER BY id`,
      [emails, listingIds],
    );
    const versions = consents.map((consent) => String(consent['versión del texto']));
    return [...consents, ...(await consentTexts(tx, versions))];
  }

  erase(tx: Transaction, { emails, listingIds }: Person): Promise<number> {
    return changedRows(tx, `DELETE FROM consents WHERE ${OF}`, [emails, listingIds]);
  }

  rectify(tx: Transaction, { email }: CorrectedPerson, { email: corrected }: Correction): Promise<number> {
    return changedRows(
      tx,
      `UPDATE consents SET email = $2::text WHERE $2::text IS NOT NULL AND ${hasMailbox('email')}`,
      [email, corrected],
    );
  }
}
