import { changedPublication } from '../../../test/builders/publication-cases.js';
import { PUBLICATION_MESSAGES as MESSAGES } from '../publication/publication-messages.js';
import { editFaults, toEditErrors, type EditedPart } from './edit-form.js';
import { UNTOUCHED } from '../publication/untouched.js';
import type { PublicationFacts } from '../publication/publication-fields.js';

const whole = (): PublicationFacts => changedPublication(() => undefined);

function faultsOf(part: EditedPart, change: (form: PublicationFacts) => void, before = whole()): string[] {
  const after = structuredClone(before);
  change(after);
  return editFaults(part, before, after).map(({ field, message }) => `${field}: ${message}`);
}

describe('an edit', () => {
  it('that changes nothing is without fault', () => {
    expect(faultsOf('contacto', () => undefined)).toEqual([]);
  });

  it('is refused for what a publication is refused for', () => {
    expect(faultsOf('contacto', (form) => (form.contacto.dni = '12'))).toEqual([
      `contacto.dni: ${MESSAGES.invalidDni}`,
    ]);
  });

  it('is not refused for another part than its own', () => {
    expect(faultsOf('ubicacion', (form) => (form.contacto.dni = '12'))).toEqual([]);
  });

  it('is not refused for a fault that was there before and stays as it is', () => {
    const before = whole();
    before.contacto.dni = '12';
    expect(faultsOf('contacto', (form) => (form.contacto.nombre = 'Eva'), before)).toEqual([]);
    expect(faultsOf('contacto', (form) => (form.contacto.dni = '13'), before)).toHaveLength(1);
  });

  it('of an untouched part is not asked for what that lacks', () => {
    expect(editFaults('inmueble', UNTOUCHED, UNTOUCHED)).toEqual([]);
  });

  it.each([
    ['telefono', '12', 'Teléfono del aviso'],
    ['email_inmueble', 'x', 'Email del aviso'],
  ] as const)('names %s by the words of the operator’s screen', (field, value, label) => {
    const before = whole();
    const after = structuredClone(before);
    after.inmueble[field] = value;
    expect(editFaults('inmueble', before, after).map((fault) => fault.label)).toEqual([label]);
  });

  it('names other fields as a publication does', () => {
    const after = whole();
    after.contacto.dni = '12';
    expect(editFaults('contacto', whole(), after).map(({ label }) => label)).toEqual(['DNI']);
  });

  it('has its faults under the names of its call', () => {
    const fault = (field: string, message: string) => ({ field, message, label: '', missing: false });
    expect(
      toEditErrors([
        fault('inmueble.tipoVivienda', 'a'),
        fault('inmueble.email_inmueble', 'b'),
        fault('contacto.dni', 'c'),
        fault('contacto.dni', 'd'),
      ] as never),
    ).toEqual({ TipoVivienda_idTipoVivienda: ['a'], email: ['b'], dni: ['c', 'd'] });
  });
});
