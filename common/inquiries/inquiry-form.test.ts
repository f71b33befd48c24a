import { INQUIRY_MESSAGES as MESSAGES } from './inquiry-messages.js';
import type { InquiryRequest } from './inquiry-calls.js';
import { defaultInquiry, inquiryFaults, whatsappText } from './inquiry-form.js';

type Form = Omit<InquiryRequest, 'inmuebleId'>;

const FORM: Form = {
  tipoConsulta: 'email',
  nombreCompleto: 'Julia Sosa',
  email: 'julia@ejemplo.com',
  telefono: '+54 9 2291 400001',
  mensaje: 'Hola',
};

const TODAY = '2026-11-26';

describe('a message to an owner', () => {
  it.each<[string, Partial<Form>, Record<string, string[]>]>([
    ['whole', {}, {}],
    ['without a name', { nombreCompleto: ' ' }, { nombreCompleto: [MESSAGES.nameRequired] }],
    ['without words', { mensaje: '\n' }, { mensaje: [MESSAGES.messageRequired] }],
    ['by mail without an address', { email: ' ' }, { email: [MESSAGES.emailRequired] }],
    ['by mail from a bad address', { email: 'julia@' }, { email: [MESSAGES.emailShape] }],
    ['by mail without a phone', { telefono: '' }, {}],
    ['by mail with a bad phone', { telefono: 'abc' }, { telefono: [MESSAGES.phoneShape] }],
    [
      'by WhatsApp without a phone',
      { tipoConsulta: 'whatsapp', telefono: ' ' },
      { telefono: [MESSAGES.phoneRequired] },
    ],
    ['by WhatsApp without an address', { tipoConsulta: 'whatsapp', email: '' }, {}],
    [
      'by WhatsApp with a bad address',
      { tipoConsulta: 'whatsapp', email: 'x' },
      { email: [MESSAGES.emailShape] },
    ],
    ['with spaces around the address', { email: ' julia@ejemplo.com ' }, {}],
  ])('%s', (_, change, errors) => {
    expect(inquiryFaults({ ...FORM, ...change }, TODAY)).toEqual(errors);
  });

  it('needs neither phone nor address where the form has no such field', () => {
    const { telefono: _phone, ...withoutPhone } = FORM;
    expect(inquiryFaults(withoutPhone as Form, TODAY)).toEqual({});
    const { email: _email, ...withoutEmail } = FORM;
    expect(inquiryFaults({ ...withoutEmail, tipoConsulta: 'whatsapp' } as Form, TODAY)).toEqual({});
  });

  it.each([
    [
      'whatsapp',
      '',
      'Hola, vi tu aviso ALQ-0001 («Casa en Miramar») y quería consultarte si está disponible.',
    ],
    [
      'whatsapp',
      'del 16/1/2027 al 31/1/2027',
      'Hola, vi tu aviso ALQ-0001 («Casa en Miramar») y quería consultarte si está disponible del 16/1/2027 al 31/1/2027.',
    ],
    [
      'email',
      '',
      'Hola, vi tu aviso ALQ-0001 («Casa en Miramar») y me interesa. ¿Podrías darme más información sobre disponibilidad y condiciones? Gracias.',
    ],
    [
      'email',
      'del 16/1/2027 al 31/1/2027',
      'Hola, vi tu aviso ALQ-0001 («Casa en Miramar») y me interesa del 16/1/2027 al 31/1/2027. ¿Podrías darme más información sobre disponibilidad y condiciones? Gracias.',
    ],
  ] as const)('by %s begins with what was searched for: %p', (channel, wanted, text) => {
    expect(defaultInquiry(channel, { listing: { code: 'ALQ-0001', title: 'Casa en Miramar' }, wanted })).toBe(
      text,
    );
  });

  it('to several homes names none', () => {
    expect(defaultInquiry('email', { wanted: 'para 4 personas' })).toMatch(
      /^Hola, vi tu aviso y me interesa para 4 personas\. /,
    );
  });

  it('by WhatsApp ends with the code and the address of the sheet', () => {
    expect(whatsappText(' Hola \n', { code: 'ALQ-0001', url: 'http://sitio.test/x' })).toBe(
      'Hola\n\nALQ-0001 · http://sitio.test/x',
    );
  });
});
