import { fillTemplate, unfilled } from '#common/newsletter/templates/templates.js';
import { noticeFacts, type MessageNotice } from './whatsapp-facts.js';

const SITE = 'https://costa.example';
const NOTICE: MessageNotice = {
  id: 7,
  codigo: 'ALQ-0007',
  estado: 'alta',
  direccion: 'Calle 9 10, Miramar',
};

describe('a message to an owner', () => {
  it.each<[MessageNotice | undefined, string, string]>([
    [NOTICE, 'Hola {aviso}.', 'Hola por tu aviso ALQ-0007.'],
    [
      NOTICE,
      '{codigo}, {direccion}: {enlace}',
      'ALQ-0007, Calle 9 10, Miramar: https://costa.example/ver-ficha-inmueble/ALQ-0007',
    ],
    [{ ...NOTICE, estado: 'altaRechazado' }, '{codigo}: {enlace}', 'ALQ-0007: {enlace}'],
    [
      { ...NOTICE, codigo: null, estado: 'pendiente' },
      'Hola {aviso}: {codigo}',
      'Hola por tu aviso de Calle 9 10, Miramar: {codigo}',
    ],
    [undefined, 'Hola {aviso}: {direccion}', 'Hola: {direccion}'],
  ])('about %j with the template %j is %j', (notice, template, text) => {
    expect(fillTemplate(template, noticeFacts(notice, SITE))).toBe(text);
  });

  it('names what is to be filled in by hand', () => {
    const text = fillTemplate('{codigo} {direccion} {enlace}', noticeFacts(undefined, SITE));
    expect(unfilled('whatsapp', text)).toEqual(['codigo', 'direccion', 'enlace']);
  });
});
