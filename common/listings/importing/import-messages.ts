import { counted, excerpt, numberText } from '../../kernel/text.js';
import { IMPORT_LIMITS } from './import-limits.js';

const quoted = (text: string): string => `«${excerpt(text, 60)}»`;

/** Texts of the import of notices from a spreadsheet. */
export const IMPORT_MESSAGES = {
  none: 'Elegí una planilla.',
  empty: 'La planilla está vacía.',
  tooLarge: `La planilla pesa demasiado: hasta ${IMPORT_LIMITS.bytes / 1024 / 1024} MB. Dividila en varias.`,
  tooManyRows: `La planilla tiene demasiadas filas: hasta ${numberText(IMPORT_LIMITS.rows)}. Dividila en varias.`,
  tooManyColumns: `La planilla tiene demasiadas columnas: hasta ${IMPORT_LIMITS.columns}.`,
  newerExcel: 'Ese archivo es un .xlsx o un .zip. Abrilo y guardalo como CSV o como .xls (Excel 97-2003).',
  unreadable:
    'Ese archivo no es una planilla que se pueda leer. Guardala como CSV o como .xls (Excel 97-2003).',
  noHeadings:
    'La primera fila tiene que tener los títulos de las columnas, y al menos estos: DNI, Operación, Vivienda y Localidad.',
  changed: 'La planilla o los avisos cambiaron desde la revisión. Revisala otra vez.',
  nothing: 'No hay avisos para importar.',
  notUnderstood: (options?: readonly string[]) =>
    options ? `no se entendió. Puede ser: ${options.join(', ')}` : 'no se entendió',
  leftEmpty: (heading: string, text: string, why: string) =>
    `${heading} ${quoted(text)}: quedó vacío, ${why}`,
  noCurrency: (text: string) =>
    `Precio de venta ${quoted(text)}: quedó vacío, no dice si son pesos o dólares`,
  noPart: (text: string) => `Precio ${quoted(text)}: quedó vacío, no dice de qué período es`,
  wrong: (heading: string, text: string, why: string) => `${heading} ${quoted(text)}: ${why}`,
  missing: (heading: string) => `Falta: ${heading}`,
  knownOwner: 'El dueño ya está en el sitio: quedan los datos que tiene ahí',
  ownerOfRow: (row: number) => `El dueño es el de la fila ${row}: quedan los datos que tiene ahí`,
  sameCode: (where: string) => `Ya está importado o publicado con ese código (${where})`,
  sameNotice: (where: string) => `Ya hay un aviso de ese dueño en esa dirección (${where})`,
  rowNumber: (row: number) => `fila ${row}`,
  notice: (id: number, code: string | null) => code ?? `aviso ${id}`,
  imported: (count: number) =>
    `${count === 1 ? 'Se importó' : 'Se importaron'} ${counted(count, 'aviso')} y ${count === 1 ? 'está' : 'están'} en Pendientes. No salió ningún email.`,
  takenBack: (removed: number, kept: readonly string[]) =>
    `${removed === 1 ? 'Se quitó' : 'Se quitaron'} ${counted(removed, 'aviso importado', 'avisos importados')}.${
      kept.length > 0 ? ` Quedaron los que cambiaron desde entonces: ${kept.join(', ')}.` : ''
    }`,
  allChanged: 'Todos los avisos de esa importación cambiaron desde entonces, así que quedan como están.',
} as const;
