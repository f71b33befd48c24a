import { mailText, photosText } from './approval-result.js';

const mail = { success: false, template: 'codigo', destinatario: 'ana@ejemplo.com', error: null };

describe('the result of an approval', () => {
  it.each([
    [{ total: 0, publicas: 0 }, 'el aviso no tiene fotos.'],
    [{ total: 1, publicas: 1 }, '1 foto, a la vista en el sitio.'],
    [{ total: 1, publicas: 0 }, '1 foto, que no se ve hasta que el contrato incluya fotos y esté pagado.'],
    [{ total: 3, publicas: 0 }, '3 fotos, que no se ven hasta que el contrato incluya fotos y esté pagado.'],
  ])('says what is seen of %o', (photos, text) => {
    expect(photosText(photos)).toBe(text);
  });

  it('distinguishes sent, waiting and failed mail', () => {
    expect(mailText({ ...mail, success: true })).toBe('se envió el código a ana@ejemplo.com.');
    expect(mailText({ ...mail, error: 'en cola' })).toContain('está en cola');
    expect(mailText({ ...mail, error: 'rechazada' })).toBe('no se pudo enviar a ana@ejemplo.com: rechazada.');
  });
});
