import { counted } from '../text.js';

export function tooLong(length: number): string {
  return `Tiene que tener ${counted(length, 'carácter', 'caracteres')} como máximo.`;
}
