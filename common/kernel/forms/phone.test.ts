import {
  formatPhone,
  hidePhone,
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
    ['0002291401234', '+5492291401234'],
    ['229140123456', '+54922914012345'],
    ['22914012345678', '+54922914012345'],
    ['+549+54 9 2291 40-1234', '+5492291401234'],
    ['+5495492291401234', '+5492291401234'],
    ['+54902291 15-401234', '+5492291401234'],
    ['+54 9 2291 40\u20111234\u200B', '+5492291401234'],
    ['２２９１401234', '+5492291401234'],
    ['+54954', '+549'],
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
    ['00598 99 123 456', '+59899123456'],
    ['+0059899123456', '+59899123456'],
    ['099 123 456', '+099123456'],
  ])('has the code of its country behind `+` or `00`: %p → %p', (typed, kept) => {
    expect(maskMobile(typed, 'Uruguay')).toBe(kept);
    let text = '';
    for (const key of typed) text = maskMobile(text + key, 'Uruguay');
    expect(text).toBe(kept);
  });

  it.each([
    ['+5492291401234', '+54 9 2291 40-1234'],
    ['+5492235001234', '+54 9 223 500-1234'],
    ['+5491155550000', '+54 9 11 5555-0000'],
    ['+5492262401234', '+54 9 2262 40-1234'],
    ['+59899123456', '+59899123456'],
    ['02291 401234', '02291 401234'],
    ['x+5492291401234', 'x+5492291401234'],
    ['+5492291401234x', '+5492291401234x'],
  ])('%p is read as %p', (number, text) => {
    expect(formatPhone(number)).toBe(text);
  });

  it.each([
    ['+5492291401234', 'Argentina', true],
    ['+549229140123', 'Argentina', false],
    ['x+5492291401234', 'Argentina', false],
    ['+5492291401234x', 'Argentina', false],
    ['+59899123456', 'Uruguay', true],
    ['+59899', 'Uruguay', false],
    ['+099123456', 'Uruguay', false],
    ['+5492291404455', 'Uruguay', true],
    ['+549229140', 'Uruguay', false],
    ['+5989912345678901', 'Uruguay', false],
    ['x+59899123456', 'Uruguay', false],
    ['+59899123456x', 'Uruguay', false],
  ])(
    'is complete with ten digits after +549, or 6 to 15 of another country: %p of %s is %p',
    (number, country, complete) => {
      expect(isCompleteMobile(number, country)).toBe(complete);
    },
  );

  it('goes to WhatsApp as digits alone', () => {
    expect(whatsappDigits('02291 15-401234')).toBe('5492291401234');
    expect(whatsappDigits('+5492291401234')).toBe('5492291401234');
    expect(whatsappDigits('+598 99 123456')).toBe('59899123456');
    expect(whatsappDigits('00598 99 123456')).toBe('59899123456');
  });

  it.each([
    ['(02291) 40-1234', true],
    ['+54 9 2291', true],
    ['+54 9 2291 40\u20111234', true],
    ['\u202A+54 9 2291 40\u20131234\u202C', true],
    ['2291.401234', true],
    ['2291/401234', true],
    ['abc', false],
    ['', false],
    ['()', false],
    ['2291 x', false],
    ['x 2291', false],
    ['1'.repeat(26), false],
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

describe('a hidden phone', () => {
  it.each([
    ['+5492291401234', '+54 9 2291 ••••34'],
    ['+5491155550000', '+54 9 11 ••••00'],
    ['+59899123456', '+59••••56'],
    ['', ''],
  ])('of %p is %p', (number, shown) => {
    expect(hidePhone(number)).toBe(shown);
  });
});
