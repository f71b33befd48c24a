import { changedPublication, PUBLICATION_CASES } from '../../test/builders/publication-cases.js';
import type { PublicationRequest } from '../wire/publication.js';
import { newPriceFault, publicationFaults } from './publication-form.js';

const faultsOf = (form: PublicationRequest) =>
  publicationFaults(form).map(({ field, missing }) => `${field}${missing ? ' missing' : ''}`);

describe('the rules of a publication', () => {
  it.each(PUBLICATION_CASES)('%s', (_name, change, faults) => {
    expect(faultsOf(changedPublication(change))).toEqual(faults);
  });
});

describe('adding a price', () => {
  const price = { id: 1, periodo: 'Semana Santa', fraccion: '', precio: 100_000, moneda: 'ARS' as const };

  it('needs a period and an amount', () => {
    expect(newPriceFault({ ...price, periodo: '' }, [])).toBe(
      'Por favor complete todos los campos antes de agregar un precio.',
    );
    expect(newPriceFault({ ...price, precio: 0 }, [])).toBe(
      'Por favor complete todos los campos antes de agregar un precio.',
    );
    expect(newPriceFault(price, [])).toBeUndefined();
  });

  it('refuses the same period and fraction again', () => {
    expect(newPriceFault({ ...price, id: 2 }, [price])).toBe(
      'Ya existe un precio para ese periodo y fracción.',
    );
  });

  it('takes no fraction of a month as the whole month', () => {
    const whole = { ...price, periodo: 'Enero', fraccion: 'Mes Completo' };
    expect(newPriceFault({ ...whole, fraccion: '' }, [whole])).toBe(
      'Ya existe un precio para ese periodo y fracción.',
    );
  });
});
