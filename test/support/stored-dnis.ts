import { Dnis } from '../../backend/src/contacts/public.js';
import type { TestApp } from './test-app.js';

/** The DNIs of all contacts, in order of their ids. */
export async function storedDnis(app: TestApp): Promise<string[]> {
  const rows = await app.sql<{ dni: string }>('SELECT stored_dni AS dni FROM offered_contacts ORDER BY id');
  return (await app.web.get(Dnis, { strict: false }).readAll(rows)).map(({ dni }) => dni);
}
