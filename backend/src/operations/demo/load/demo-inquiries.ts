import type { EntityManager } from 'typeorm';
import { FIRST_NAMES, LAST_NAMES } from '../generate/data/people.js';

const QUESTIONS = [
  'Hola, ¿sigue disponible? Somos una familia de cuatro.',
  'Buenas tardes, quisiera saber si aceptan mascotas.',
  'Hola, ¿cuánto es la seña y cómo se paga?',
  '¿Se puede entrar un sábado y salir el otro domingo?',
  'Buen día, ¿la ropa blanca está incluida?',
  'Hola, nos interesa. ¿Podríamos pasar a verla el fin de semana?',
  '¿A cuántas cuadras del mar está? Vamos con mi abuela.',
  'Hola, ¿tiene cochera cubierta?',
];

/**
 * The inquiries that the listings' statistics count, spread between approval and now, so that a recount gives the same numbers. Addresses
 * and numbers belong to nobody (data/people.ts).
 */
export async function insertInquiries(tx: EntityManager, listingIds: readonly number[]): Promise<void> {
  await tx.query(
    `INSERT INTO inquiries (listing_id, code, channel, full_name, email, phone, message, created_at, arrival, departure, people, pets, answered_at)
     SELECT listing_id, code, channel, first || ' ' || last,
            fold(replace(first || '.' || last, ' ', '')) || '@example.com', '+5491100' || lpad(round(${dice('p')} * 999999)::text, 6, '0'),
            ($4::text[])[(${dice('q')} * ${QUESTIONS.length - 1})::int + 1], approved_at + ${dice('t')} * (now() - approved_at),
            ${ARRIVAL}, ${ARRIVAL} + (CASE WHEN ${dice('p')} < 0.5 THEN 7 ELSE 14 END),
            CASE WHEN ${dice('s')} < 0.5 THEN 1 + (${dice('w')} * 7)::int END, CASE WHEN ${dice('m')} < 0.2 THEN ${dice('m')} < 0.1 END,
            CASE WHEN ${dice('r')} < 0.7 THEN now() END
     FROM (SELECT s.listing_id, l.code, l.approved_at, asked.channel, asked.n,
                  ($2::text[])[(${dice('f')} * ${FIRST_NAMES.length - 1})::int + 1] AS first,
                  ($3::text[])[(${dice('l')} * ${LAST_NAMES.length - 1})::int + 1] AS last
           FROM listing_stats s JOIN listings l ON l.id = s.listing_id,
           LATERAL (SELECT 'whatsapp' AS channel, n FROM generate_series(1, s.whatsapp_inquiries) n
                    UNION ALL SELECT 'email', n FROM generate_series(1, s.email_inquiries) n) asked
           WHERE s.listing_id = ANY($1) AND l.id = ANY($1)) questions`,
    [listingIds, FIRST_NAMES, LAST_NAMES, QUESTIONS],
  );
}

/** Gives half of the inquiries a day of the next January or February. */
const ARRIVAL = `CASE WHEN ${dice('s')} < 0.5
                 THEN (date_trunc('year', now()) + interval '1 year')::date + (${dice('d')} * 50)::int END`;

/** A deterministic number from 0 to 1 for a question and a purpose. */
function dice(purpose: string): string {
  return `(abs(hashtext('${purpose}' || listing_id || channel || n)::bigint) / 2147483648.0)`;
}
