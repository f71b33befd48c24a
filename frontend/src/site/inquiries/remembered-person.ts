import { StoredDraft } from '../../app/stored-draft.js';

/** Who asks: the same for every owner. */
export interface Person {
  nombreCompleto: string;
  telefono: string;
  email: string;
}

export const NOBODY: Person = { nombreCompleto: '', telefono: '', email: '' };

/** Who wrote last from this device; stored on it only. */
const REMEMBERED = new StoredDraft<Person>({ name: 'quien-consulta', version: 1, keepDays: 60 });

export function rememberedPerson(store = REMEMBERED): Person {
  return store.read() ?? NOBODY;
}

/** Stores who has written. A phone or an address that this message did not need stays as it was. */
export function rememberPerson(
  { nombreCompleto, telefono, email }: Person,
  store: StoredDraft<Person> = REMEMBERED,
): void {
  const before = rememberedPerson(store);
  store.write({
    nombreCompleto: nombreCompleto.trim(),
    telefono: telefono.trim() || before.telefono,
    email: email.trim() || before.email,
  });
}

export function forgetPerson(store = REMEMBERED): Person {
  store.forget();
  return NOBODY;
}
