import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import type { TestApp } from '../support/test-app.js';
import { aPublication } from './publication.js';

const PUBLISH = '/api/inmueble/crear/crearInmueble';
const APPROVE = '/api/inmueble/crear/altaInmueble';

/**
 * Publishes through the public call.
 * @returns the id of the pending listing
 * @throws Error if the publication is refused
 */
export async function publish(
  app: TestApp,
  publication: PublicationRequest = aPublication(),
): Promise<number> {
  const answer = await app.post(PUBLISH, publication);
  if (answer.statusCode !== 200) throw new Error(`Not published: ${answer.body}`);
  const [row] = await app.sql<{ id: number }>(
    `SELECT max(l.id) AS id FROM listings l JOIN contacts p ON p.id = l.contact_id WHERE p.email = lower(trim($1))`,
    [publication.contacto.email],
  );
  return row!.id;
}

/**
 * Approves through the operator's call.
 * @returns the code of the public listing
 * @throws Error if the approval is refused
 */
export async function approve(
  app: TestApp,
  idInmueble: number,
  { operator, destacado = 0 }: { operator: { cookie: string }; destacado?: 0 | 1 },
): Promise<string> {
  const answer = await app.post(APPROVE, { idInmueble, destacado }, operator);
  if (answer.statusCode !== 200) throw new Error(`Not approved: ${answer.body}`);
  return answer.json().codigo;
}

/** Publishes, and also returns the id of the owner and the network that the notice came from. */
export async function publishFrom(
  app: TestApp,
  publication?: PublicationRequest,
): Promise<{ id: number; contactId: number; network: string }> {
  const id = await publish(app, publication);
  const [row] = await app.sql<{ contactId: number; network: string }>(
    `SELECT l.contact_id AS "contactId", o.network FROM listings l JOIN listing_origins o ON o.listing_id = l.id WHERE l.id = $1`,
    [id],
  );
  return { id, ...row! };
}
