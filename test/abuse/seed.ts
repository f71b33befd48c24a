import { Contacts } from '../../backend/src/contacts/public.js';
import { OwnerLinks } from '../../backend/src/listings/public.js';
import { aPublication } from '../builders/publication.js';
import { publish } from '../builders/desk.js';
import { storeAccounts } from '../builders/rows.js';
import type { TestApp } from '../support/test-app.js';

/** Rows of every kind, as targets of the attacks. */
export interface Seed {
  pendingId: number;
  sparePendingId: number;
  storedPendingId: number;
  activeId: number;
  activeCode: string;
  spareActiveId: number;
  photographedId: number;
  photographedCode: string;
  rejectedId: number;
  withdrawnId: number;
  contactId: number;
  spareContactId: number;
  /** Two with the data of the one of the active listing. */
  twinContactId: number;
  otherTwinContactId: number;
  dni: string;
  locationId: number;
  priceId: number;
  sparePriceId: number;
  amenityId: number;
  spareAmenityId: number;
  /** Token of the link of an owner whose plan has photos. */
  ownerToken: string;
  imageId: number;
  spareImageId: number;
  pendingImageId: number;
  removedImageId: number;
  supportId: number;
  replyId: number;
  newsletterId: number;
  scheduledId: number;
  spareScheduledId: number;
  blacklistId: number;
  /** Entry of the audit trail of an addition to the blacklist. */
  auditId: number;
  accountId: number;
  spareAccountId: number;
  invitedAccountId: number;
  noteId: number;
  spareNoteId: number;
  reportId: number;
  closedReportId: number;
}

/** Publishes and decides through the calls, and inserts rows that no call creates. */
export async function plant(app: TestApp): Promise<Seed> {
  const operator = await app.signIn();
  const publishOne = () => {
    const form = aPublication();
    form.inmueble.telefono = `+549${form.contacto.celular}`;
    form.inmueble.preciosAlquiler.push({
      id: 2,
      periodo: 'Febrero',
      fraccion: 'Mes Completo',
      precio: 2,
      moneda: 'USD',
    });
    return publish(app, form);
  };
  const decide = async (path: string, idInmueble: number) => {
    const answer = await app.post(`/api/inmueble/${path}`, { idInmueble }, operator);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  const one = async (statement: string, values: unknown[] = []): Promise<Record<string, never>> =>
    (await app.sql(statement, values))[0] as Record<string, never>;

  const ownerOf = async (listingId: number): Promise<{ contactId: number; dni: string }> => {
    const { id } = await one('SELECT contact_id AS id FROM listings WHERE id = $1', [listingId]);
    const { dni } = await app.web.get(Contacts, { strict: false }).get(app.owner.manager, id!);
    return { contactId: id!, dni };
  };

  /** The token of a link to a public notice. */
  const ownerToken = async (listingId: number): Promise<string> => {
    await app.sql(`UPDATE contracts SET plan = 'alqfotos' WHERE listing_id = $1`, [listingId]);
    const { email } = await one(
      'SELECT p.email FROM contacts p JOIN listings l ON l.contact_id = p.id WHERE l.id = $1',
      [listingId],
    );
    const link = await app.web.get(OwnerLinks, { strict: false }).of(listingId, email!);
    return link!.split('#')[1]!;
  };
  const ids: number[] = [];
  while (ids.length < 9) ids.push(await publishOne());
  const [
    pendingId,
    sparePendingId,
    storedPendingId,
    activeId,
    spareActiveId,
    photographedId,
    rejectedId,
    withdrawnId,
    spareId,
  ] = ids as [number, number, number, number, number, number, number, number, number];
  await Promise.all(
    [activeId, spareActiveId, photographedId, withdrawnId].map((id) => decide('crear/altaInmueble', id)),
  );
  await app.sql(
    `UPDATE contracts SET plan = 'alqfotos', paid = true, paid_at = now(), dated_for = now(), paid_until = '2099-08-31' WHERE listing_id = $1`,
    [spareActiveId],
  );
  await decide('delete/darDeBajaAlta', withdrawnId);
  await decide('delete/rechazarInmueblePendiente', rejectedId);
  await decide('delete/rechazarInmueblePendiente', spareId);
  const prices = await app.sql<{ id: number }>('SELECT id FROM prices WHERE listing_id = $1 ORDER BY id', [
    activeId,
  ]);
  const amenities = await app.sql<{ id: number }>('SELECT id FROM amenities ORDER BY id');
  let position = 0;
  const addImage = async (listingId: number): Promise<number> => {
    position += 1;
    const image = await one(
      `INSERT INTO images (listing_id, position, storage_key, status, width, height, widths)
       VALUES ($1, $2, $3, 'ready', 1200, 900, '{320}') RETURNING id`,
      [listingId, position, `fotodeprueba0${position}`],
    );
    return image['id']!;
  };
  const removedImageId = await addImage(activeId);
  const removal = await app.post(
    '/api/inmueble/fotos/eliminarImagen',
    { idImagen: removedImageId },
    operator,
  );
  if (removal.statusCode !== 200) throw new Error(removal.body);
  const [accountId, spareAccountId, invitedAccountId] = await storeAccounts(
    app,
    {},
    {},
    { passwordHash: null },
  );
  const plantReport = async (listingId: number, closed: boolean): Promise<number> => {
    const { id } = await one(
      `INSERT INTO report_cases (listing_id, code, closed_at) VALUES ($1, 'ALQ-0001', CASE WHEN $2 THEN now() END) RETURNING id`,
      [listingId, closed],
    );
    return id!;
  };
  const plantNotes = async (): Promise<Pick<Seed, 'noteId' | 'spareNoteId'>> => {
    const note = { sobre: 'aviso', id: activeId, tipo: 'nota', texto: 'Prefiere WhatsApp.' };
    for (const _ of ['note', 'spare']) await app.post('/api/notas/agregarNota', note, operator);
    const [first, second] = await app.sql<{ id: number }>('SELECT id FROM internal_notes ORDER BY id');
    return { noteId: first!.id, spareNoteId: second!.id };
  };
  const plantScheduled = async (): Promise<number> => {
    const { id } = await one(
      `INSERT INTO scheduled_newsletters (subject, body, selection, send_at)
       VALUES ('Hola', 'Hola', '{"ids": [1]}', now() + interval '1 day') RETURNING id`,
    );
    return id!;
  };
  return {
    accountId,
    spareAccountId,
    invitedAccountId,
    pendingId,
    sparePendingId,
    storedPendingId,
    activeId,
    spareActiveId,
    photographedId,
    rejectedId,
    withdrawnId,
    ...(await one('SELECT code AS "activeCode" FROM listings WHERE id = $1', [activeId])),
    ...(await one('SELECT code AS "photographedCode" FROM listings WHERE id = $1', [photographedId])),
    ...(await ownerOf(activeId)),
    ...(await one(
      `WITH twins AS (
         INSERT INTO contacts (first_name, last_name, dni, dni_sealed, dni_digest, mobile, email, country, province, town)
         SELECT p.first_name, p.last_name, p.dni, p.dni_sealed, p.dni_digest, p.mobile, p.email, p.country, p.province, p.town
         FROM contacts p JOIN listings l ON l.contact_id = p.id, generate_series(1, 2) WHERE l.id = $1 RETURNING id)
       SELECT min(id) AS "twinContactId", max(id) AS "otherTwinContactId" FROM twins`,
      [activeId],
    )),
    ...(await one('SELECT contact_id AS "spareContactId" FROM listings WHERE id = $1', [spareId])),
    ...(await one('SELECT id AS "locationId" FROM locations WHERE listing_id = $1', [activeId])),
    priceId: prices[0]!.id,
    sparePriceId: prices[1]!.id,
    amenityId: amenities[0]!.id,
    ownerToken: await ownerToken(photographedId),
    spareAmenityId: amenities.at(-1)!.id,
    imageId: await addImage(photographedId),
    spareImageId: await addImage(activeId),
    pendingImageId: await addImage(storedPendingId),
    removedImageId,
    ...(await plantNotes()),
    reportId: await plantReport(photographedId, false),
    closedReportId: await plantReport(withdrawnId, true),
    supportId: (
      await one(
        `INSERT INTO support_messages (full_name, email, message) VALUES ('Eva', 'eva@ejemplo.com', '¿Hola?') RETURNING id`,
      )
    )['id']!,
    replyId: (await one(`INSERT INTO support_replies (subject, body) VALUES ('Hola', 'Hola') RETURNING id`))[
      'id'
    ]!,
    newsletterId: (
      await one(`INSERT INTO newsletters (subject, body, recipients) VALUES ('Hola', 'Hola', 0) RETURNING id`)
    )['id']!,
    scheduledId: await plantScheduled(),
    spareScheduledId: await plantScheduled(),
    auditId: (
      await one(`WITH added AS (INSERT INTO blacklist (email) VALUES ('error@ejemplo.com') RETURNING id, email)
        INSERT INTO audit_entries (administrator_id, action, entity, entity_id, after)
        SELECT 1, 'blacklist.add', 'blacklist', id, jsonb_build_object('email', email, 'description', '') FROM added RETURNING id`)
    )['id']!,
    blacklistId: (await one(`INSERT INTO blacklist (email) VALUES ('estafa@ejemplo.com') RETURNING id`))[
      'id'
    ]!,
  } as unknown as Seed;
}
