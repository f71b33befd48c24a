import { MERGING_MESSAGES } from '#common/owners/merging-messages.js';
import { OWNER_FIELDS } from '#common/owners/owner-calls.js';
import { isStillAs, mergeRefusal, recordedData, type MergeableContact } from './merging.js';

const KEPT: MergeableContact = {
  id: 1,
  dni: '20123456',
  mobile: '2291 41-2345',
  email: 'ana@ejemplo.com',
  mergedIntoId: null,
  hasMerged: false,
  blacklisted: false,
};
const MERGED: MergeableContact = { ...KEPT, id: 2, mobile: '2291 49-9999', email: 'ana.ruiz@ejemplo.com' };
const STRANGER = { dni: '', mobile: '', email: '' };
const LISTED = { blacklisted: true };

describe('why two records are not merged', () => {
  it.each<[string, Partial<MergeableContact>, Partial<MergeableContact>, string | null]>([
    ['the same DNI', {}, {}, null],
    ['the same mobile', { dni: '' }, { ...STRANGER, mobile: KEPT.mobile }, null],
    ['the same mailbox', { dni: '' }, { ...STRANGER, email: 'Ana+otra@Ejemplo.com' }, null],
    ['nothing in common', {}, { dni: '20123457' }, MERGING_MESSAGES.unlike],
    ['both without data', STRANGER, STRANGER, MERGING_MESSAGES.unlike],
    ['one record', {}, { id: 1 }, MERGING_MESSAGES.same],
    ['the one that stays is merged', { mergedIntoId: 3 }, {}, MERGING_MESSAGES.alreadyMerged],
    ['the other is merged', {}, { mergedIntoId: 1 }, MERGING_MESSAGES.alreadyMerged],
    ['the other has merged ones', {}, { hasMerged: true }, MERGING_MESSAGES.hasMerged],
    ['the one that stays has merged ones', { hasMerged: true }, {}, null],
    ['both on the blacklist', LISTED, LISTED, null],
    [
      'the one that stays on it',
      LISTED,
      {},
      MERGING_MESSAGES.oneBlacklisted('ana@ejemplo.com', 'ana.ruiz@ejemplo.com'),
    ],
    [
      'the other on it',
      {},
      LISTED,
      MERGING_MESSAGES.oneBlacklisted('ana.ruiz@ejemplo.com', 'ana@ejemplo.com'),
    ],
  ])('%s', (_, kept, merged, expected) => {
    expect(mergeRefusal({ ...KEPT, ...kept }, { ...MERGED, ...merged })).toBe(expected);
  });
});

describe('data of a merging', () => {
  const owner = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    dni: '20123456',
    mobile: '2291 41-2345',
    email: 'ana@ejemplo.com',
    street: 'Calle 21',
    streetNumber: '100',
    floor: '',
    apartment: '',
    town: 'Miramar',
    province: 'Buenos Aires',
    country: 'Argentina',
  };

  it('are recorded by field', () => {
    expect(recordedData(owner, [])).toEqual({});
    expect(recordedData(owner, ['nombre', 'celular'])).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      mobile: '2291 41-2345',
    });
    expect(Object.keys(recordedData(owner, OWNER_FIELDS))).toHaveLength(6);
  });

  it.each([
    [['celular'], {}, true],
    [['celular'], { mobile: '2291 40-0000' }, false],
    [['email'], { mobile: '2291 40-0000' }, true],
    [['domicilio'], { streetNumber: '101' }, false],
    [[], { mobile: '2291 40-0000' }, true],
  ] as const)('of %j, after %j, are as they were left: %s', (fields, changed, expected) => {
    expect(isStillAs(recordedData(owner, fields), { ...owner, ...changed }, fields)).toBe(expected);
  });
});
