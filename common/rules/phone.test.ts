import {
  formatPhone,
  isCompleteMobile,
  isPhoneText,
  isSamePhone,
  maskMobile,
  whatsappDigits,
} from './phone.js';

describe('mobile numbers', () => {
  it.each([
    ['02291 15-401234', '+5492291401234'],
    ['2291401234', '+5492291401234'],
    ['2291 15 401234', '+5492291401234'],
    ['+54 9 2291 40-1234', '+5492291401234'],
    ['+54 2291 401234', '+5492291401234'],
    ['0054 9 223 5001234', '+5492235001234'],
    ['011 15 5555 0000', '+5491155550000'],
    ['15401234', '+549401234'],
    ['+549', '+549'],
    ['', '+549'],
  ])('is written with +549 for Argentina: %p → %p', (typed, kept) => {
    expect(maskMobile(typed)).toBe(kept);
  });

  it('changes no more once it is masked', () => {
    expect(maskMobile(maskMobile('02291 15-401234'))).toBe('+5492291401234');
  });

  it('is kept as written for another country, digits only', () => {
    expect(maskMobile('+598 99 123 456', 'Uruguay')).toBe('+59899123456');
  });

  it.each([
    ['+5492291401234', '+54 9 2291 40-1234'],
    ['+5492235001234', '+54 9 223 500-1234'],
    ['+5491155550000', '+54 9 11 5555-0000'],
    ['+5492262401234', '+54 9 2262 40-1234'],
    ['+59899123456', '+59899123456'],
    ['02291 401234', '02291 401234'],
  ])('%p is read as %p', (number, text) => {
    expect(formatPhone(number)).toBe(text);
  });

  it('is complete with ten digits after +549', () => {
    expect(isCompleteMobile('+5492291401234')).toBe(true);
    expect(isCompleteMobile('+549229140123')).toBe(false);
    expect(isCompleteMobile('+59899123456', 'Uruguay')).toBe(true);
  });

  it('goes to WhatsApp as digits alone', () => {
    expect(whatsappDigits('02291 15-401234')).toBe('5492291401234');
    expect(whatsappDigits('+5492291401234')).toBe('5492291401234');
    expect(whatsappDigits('+598 99 123456')).toBe('59899123456');
  });

  it.each([
    ['(02291) 40-1234', true],
    ['+54 9 2291', true],
    ['abc', false],
    ['', false],
    ['()', false],
  ])('of a visitor may be %p: %p', (text, allowed) => {
    expect(isPhoneText(text)).toBe(allowed);
  });
});

describe('the same phone', () => {
  it.each([
    ['0223 15 400-1118', '+5492234001118', true],
    ['223 400 1118', '+5492234001118', true],
    ['+5492234001119', '+5492234001118', false],
    ['', '', false],
    ['-', '', false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(isSamePhone(one, other)).toBe(same);
  });
});
