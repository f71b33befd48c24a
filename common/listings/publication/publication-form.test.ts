import { changedPublication, PUBLICATION_CASES } from '../../../test/builders/publication-cases.js';
import { LIMITS } from '../../kernel/limits.js';
import type { PublicationRequest } from './publication-calls.js';
import {
  newPriceFault,
  publicationFaults,
  stepFaults,
  summaryLines,
  toFieldErrors,
  type FormFault,
} from './publication-form.js';
import { isAmount } from '../../pricing/whole-amount.js';
import { readRentalKey } from '../../pricing/rental-key.js';

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

describe('the faults of a form', () => {
  const fault = (label: string, message: string, missing: boolean): FormFault => ({
    field: label.toLowerCase(),
    label,
    step: 1,
    message,
    missing,
  });
  const faults = [
    fault('Nombre', 'Falta', true),
    fault('Calle', 'Falta', true),
    fault('Nombre', 'Falta', true),
    fault('Email', 'No es válido', false),
    fault('Email', 'No es válido', false),
  ];

  it('are listed under their fields', () => {
    expect(toFieldErrors(faults)).toEqual({
      nombre: ['Falta', 'Falta'],
      calle: ['Falta'],
      email: ['No es válido', 'No es válido'],
    });
  });

  it('are summed up once each: missing fields in one line, invalid ones by their messages', () => {
    const [missing, ...wrong] = summaryLines(faults);
    expect(missing).toContain('Nombre, Calle');
    expect(wrong).toEqual(['Email: No es válido']);
    expect(summaryLines([])).toEqual([]);
  });

  it('of a step are those of that step', () => {
    const form = changedPublication(({ contacto, contrato }) => {
      contacto.nombre = '';
      contrato.tipoContratoAlquiler = '';
    });
    expect(stepFaults(form, 1).map(({ field }) => field)).toEqual(['contacto.nombre']);
    expect(stepFaults(form, 5).map(({ field }) => field)).toEqual(['contrato']);
    expect(stepFaults(form, 2)).toEqual([]);
  });
});

describe('a row of prices', () => {
  it.each([
    ['Enero', '1º Quincena', true],
    ['Enero', '', true],
    ['Semana Santa', '', true],
    ['Junio', '', false],
    ['Enero', '3º Quincena', false],
  ])('of %p and %p is known: %p', (periodo, fraccion, known) => {
    expect(readRentalKey({ periodo, fraccion }) !== undefined).toBe(known);
  });

  it.each([
    [1, true],
    [0, false],
    [1.5, false],
    ['100', false],
    [LIMITS.maxAmount, true],
    [LIMITS.maxAmount + 1, false],
  ])('with the amount %p is valid: %p', (amount, valid) => {
    expect(isAmount(amount)).toBe(valid);
  });
});
