import { parseCode } from '#common/listings/listing-code.js';
import type { ContactReason } from '../../app/paths.js';

const FIRST_WORDS: Readonly<Record<Exclude<ContactReason, 'consulta'>, string>> = {
  arrepentimiento:
    'Quiero ejercer el derecho de arrepentimiento o pedir la baja.\nCódigo del aviso: \nFecha del pago: ',
  denuncia: 'Quiero denunciar un aviso.\nCódigo: \nQué pasó: ',
  datos: 'Quiero pedir el acceso, la corrección o la supresión de mis datos personales.\n',
  tarifas: 'Quiero publicar más propiedades de las que son gratis. ¿Qué tarifa tienen?\n',
  cambios: 'Quiero cambiar mi aviso.\nCódigo: \nQué cambiar: ',
};

/** Initial text of the message by reason; empty for an unknown one. */
export function firstWords(reason: string, code = ''): string {
  if (reason === 'consulta') return `Quiero consultar por el aviso ${parseCode(code)?.code ?? ''}.\n`;
  return Object.hasOwn(FIRST_WORDS, reason) ? FIRST_WORDS[reason as keyof typeof FIRST_WORDS] : '';
}
