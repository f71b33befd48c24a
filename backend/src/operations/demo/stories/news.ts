import type { EntityManager } from 'typeorm';
import { keepConsentText } from '#platform/consents/consents.js';
import { Subscribers } from '../../../newsletter/public.js';

/** Reserved addresses (RFC 2606), and the news that they ask for. */
const CONFIRMED = [
  { email: 'marta.novedades@example.com', towns: ['Miramar'], operation: 'rental' },
  { email: 'nicolas.novedades@example.com', towns: ['Mar del Plata', 'Mar del Sur'], operation: 'sale' },
  { email: 'olga.novedades@example.com', towns: [], operation: null },
] as const;
const UNCONFIRMED = 'pedro.novedades@example.com';
const LEFT = 'quique.novedades@example.com';
/** Placeholder for the digest of a network. */
const NETWORK = 'demostración';

/** Visitors who asked for news: some confirmed it, one did not yet, one has left. */
export async function insertSubscribers(tx: EntityManager): Promise<void> {
  const subscribers = new Subscribers();
  const consent = { textVersion: await keepConsentText(tx), network: NETWORK };
  for (const { email, ...wish } of [...CONFIRMED, { email: LEFT, towns: [], operation: null }]) {
    const { id } = await subscribers.add(tx, email, { wish, ...consent });
    await subscribers.confirm(tx, id, { ...wish, ...consent });
  }
  await subscribers.remove(tx, LEFT);
  await subscribers.add(tx, UNCONFIRMED, { wish: { towns: [], operation: null }, ...consent });
}
