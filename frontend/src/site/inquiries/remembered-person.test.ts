import { StoredDraft } from '../../app/stored-draft.js';
import { forgetPerson, rememberedPerson, rememberPerson, type Person } from './remembered-person.js';

describe('who wrote last from this device', () => {
  let kept = new Map<string, string>();
  const store = (): StoredDraft<Person> =>
    new StoredDraft<Person>({ name: 'persona', version: 1, keepDays: 60 }, () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }));
  beforeEach(() => (kept = new Map()));

  it('is nobody at first, and after it is forgotten', () => {
    const nobody = { nombreCompleto: '', telefono: '', email: '' };
    expect(rememberedPerson(store())).toEqual(nobody);
    rememberPerson({ nombreCompleto: 'Ana Paz', telefono: '2235551234', email: '' }, store());
    expect(forgetPerson(store())).toEqual(nobody);
    expect(rememberedPerson(store())).toEqual(nobody);
  });

  it('keeps a phone and an address that the last message did not need', () => {
    rememberPerson({ nombreCompleto: ' Ana Paz ', telefono: '2235551234 ', email: '' }, store());
    rememberPerson({ nombreCompleto: 'Ana Paz Ruiz', telefono: '', email: 'ana@ejemplo.com' }, store());
    expect(rememberedPerson(store())).toEqual({
      nombreCompleto: 'Ana Paz Ruiz',
      telefono: '2235551234',
      email: 'ana@ejemplo.com',
    });
  });
});
