import { stepFaults, summaryLines } from '#common/listings/publication/publication-form.js';
import { emptyPublication, withField } from './publication-state.js';
import { serverFaults, stepOf } from './wizard-faults.js';

describe('the summary', () => {
  const filled = (): ReturnType<typeof emptyPublication> => {
    const form = emptyPublication();
    Object.assign(form.contacto, {
      nombre: 'Ana',
      apellido: 'Núñez',
      dni: '30123456',
      celular: '+5492291401234',
      email: 'ana@ejemplo.com.ar',
      provincia: 'Buenos Aires',
      localidad: 'Miramar',
    });
    return form;
  };

  it('is empty when nothing is wrong', () => {
    expect(summaryLines(stepFaults(filled(), 1))).toEqual([]);
  });

  it('names one field in the singular', () => {
    const form = withField(filled(), 'contacto.dni', '');
    expect(summaryLines(stepFaults(form, 1))).toEqual(['Falta completar el siguiente campo: DNI.']);
  });

  it('names several missing fields in the plural, and the faults of others', () => {
    const form = withField(
      withField(withField(filled(), 'contacto.dni', ''), 'contacto.nombre', ''),
      'contacto.email',
      'ana',
    );
    expect(summaryLines(stepFaults(form, 1))).toEqual([
      'Faltan completar los siguientes campos: Nombre, DNI.',
      'Email: El formato del email no es válido',
    ]);
  });

  it('names the point once', () => {
    expect(summaryLines(stepFaults(filled(), 3))).toEqual([
      'Falta completar el siguiente campo: Ubicación en el mapa.',
    ]);
  });
});

describe('faults that the server finds', () => {
  it.each([
    ['contacto.email', 1],
    ['ubicacion.calle', 2],
    ['inmueble.servicios.0', 2],
    ['ubicacion.latitud', 3],
    ['inmueble.preciosAlquiler.0.precio', 4],
    ['inmueble.preciosVenta', 4],
    ['contrato', 5],
    ['contrato.tipoContratoVenta', 5],
    ['Idempotency-Key', undefined],
  ])('%s belong to step %p', (field, step) => {
    expect(stepOf(field)).toBe(step);
  });

  it('stand at their fields', () => {
    expect(
      serverFaults({
        'contacto.email': ['No'],
        'inmueble.preciosAlquiler.0.precio': ['Mal', 'Peor'],
        otra: ['?'],
      }),
    ).toEqual([
      { field: 'contacto.email', label: 'Email', step: 1, message: 'No', missing: false },
      { field: 'inmueble.preciosAlquiler', label: 'Precio', step: 4, message: 'Mal', missing: false },
    ]);
  });
});
