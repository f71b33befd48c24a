import { Contacts } from '../../backend/src/contacts/public.js';
import { OwnerLinks } from '../../backend/src/listings/public.js';
import { PhotoPasses } from '../../backend/src/listings/photos/photo-passes.js';
import { Newsletter } from '../../backend/src/newsletter/sending/newsletter.entity.js';
import { aPublication } from '../builders/publication.js';
import { publish } from '../builders/desk.js';
import {
  storeAccounts,
  storeAuditEntries,
  storeBlacklist,
  storeImages,
  storeReply,
  storeReportCase,
  storeScheduledNewsletters,
  storeSupportMessages,
} from '../builders/rows.js';
import { storeRows } from '../builders/store.js';
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
  /** Two contacts with the data of the active listing's contact. */
  twinContactId: number;
  otherTwinContactId: number;
  dni: string;
  locationId: number;
  priceId: number;
  sparePriceId: number;
  amenityId: number;
  spareAmenityId: number;
  zoneId: number;
  spareZoneId: number;
  /** Token of the link of an owner whose plan has photos. */
  ownerToken: string;
  /** Token by which photos are added to a pending notice. */
  photoPass: string;
  /** Name of a photo that the notice does not have. */
  passPhoto: string;
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
  /** Audit entry of an addition to the blacklist. */
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
  const photoPass = async (id: number): Promise<Pick<Seed, 'photoPass' | 'passPhoto'>> => {
    await app.sql(`UPDATE contracts SET plan = 'alqfotos' WHERE listing_id = $1`, [id]);
    const passes = app.web.get(PhotoPasses, { strict: false });
    const target = { kind: 'listing', id } as const;
    return {
      photoPass: await passes.issue(app.owner.manager, target),
      passPhoto: await passes.nameOf(target, 2_000_000_000),
    };
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
    const [id] = await storeImages(app, listingId, { position, storageKey: `fotodeprueba0${position}` });
    return id!;
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
  const plantNotes = async (): Promise<Pick<Seed, 'noteId' | 'spareNoteId'>> => {
    const note = { sobre: 'aviso', id: activeId, tipo: 'nota', texto: 'Prefiere WhatsApp.' };
    for (const _ of ['note', 'spare']) await app.post('/api/notas/agregarNota', note, operator);
    const [first, second] = await app.sql<{ id: number }>('SELECT id FROM internal_notes ORDER BY id');
    return { noteId: first!.id, spareNoteId: second!.id };
  };
  const [scheduledId, spareScheduledId] = await storeScheduledNewsletters(
    app,
    { selection: { ids: [1] } },
    { selection: { ids: [1] } },
  );
  const [supportId] = await storeSupportMessages(app, { fullName: 'Eva', email: 'eva@ejemplo.com' });
  const [newsletterId] = await storeRows(app, Newsletter, { subject: 'Hola', body: 'Hola', recipients: 0 });
  const [addedId, blacklistId] = await storeBlacklist(app, 'error@ejemplo.com', 'estafa@ejemplo.com');
  const [auditId] = await storeAuditEntries(app, {
    administratorId: 1,
    entityId: addedId!,
    after: { email: 'error@ejemplo.com', description: '' },
  });
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
    ...(await one(
      `WITH drawn AS (
         INSERT INTO zones (town, name, outline) SELECT 'Miramar', 'Barrio ' || n, '[[-38.3, -57.9], [-38.3, -57.8], [-38.2, -57.8]]'
         FROM generate_series(1, 2) n RETURNING id)
       SELECT min(id) AS "zoneId", max(id) AS "spareZoneId" FROM drawn`,
      [],
    )),
    priceId: prices[0]!.id,
    sparePriceId: prices[1]!.id,
    amenityId: amenities[0]!.id,
    ownerToken: await ownerToken(photographedId),
    ...(await photoPass(storedPendingId)),
    spareAmenityId: amenities.at(-1)!.id,
    imageId: await addImage(photographedId),
    spareImageId: await addImage(activeId),
    pendingImageId: await addImage(storedPendingId),
    removedImageId,
    ...(await plantNotes()),
    reportId: await storeReportCase(app, { listingId: photographedId }),
    closedReportId: await storeReportCase(app, { listingId: withdrawnId, closedAt: new Date() }),
    supportId,
    replyId: await storeReply(app),
    newsletterId,
    scheduledId,
    spareScheduledId,
    auditId,
    blacklistId,
  } as unknown as Seed;
}
