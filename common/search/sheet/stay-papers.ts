import { dayInWords } from '../../kernel/time/days.js';
import type { Currency } from '../../kernel/currencies.js';
import { formatMoney } from '../../pricing/prices.js';
import { STAY_MESSAGES } from '../../pricing/stays/stay-messages.js';

/** Papers that the two sides of a stay fill in and print. */
export const PAPERS = {
  recibo: 'Recibo de seña',
  contrato: 'Contrato de alquiler temporario',
} as const;
export type PaperKind = keyof typeof PAPERS;

/** Of the texts below; it changes with each of them. */
const VERSION = '1, noviembre de 2026';

export const PAPER_MESSAGES = {
  title: 'Recibo de seña y contrato',
  lead: 'Completalos, imprimilos o guardalos como PDF. Lo que escribas no sale de este dispositivo.',
  disclaimer:
    'Es un modelo para orientarse, no asesoramiento legal: revisalo, cambiá lo que haga falta y, ante una duda, consultá a un profesional. Costa Directa no interviene en la operación.',
  seniaAboveTotal: 'La seña no puede ser mayor que el precio total.',
  blanks: 'Lo que dejes vacío sale con una línea, para completar a mano.',
} as const;

/** Whether one side may still step back, and what becomes of the seña then. */
export const WITHDRAWALS = {
  firme: 'No: la seña confirma el alquiler',
  libre: 'Sí: perdiendo la seña, o devolviéndola doble',
} as const;
export type Withdrawal = keyof typeof WITHDRAWALS;

export interface PaperPerson {
  nombre: string;
  dni: string;
  domicilio: string;
}

/** What both sides type; empty, or null for an amount, for a line to be filled in by hand. */
export interface PaperFields {
  duenio: PaperPerson;
  huesped: PaperPerson;
  inmueble: string;
  /** Days, `2027-01-16`. */
  desde: string;
  hasta: string;
  entrada: string;
  salida: string;
  personas: string;
  moneda: Currency;
  total: number | null;
  senia: number | null;
  deposito: number | null;
  saldo: string;
  arrepentimiento: Withdrawal;
  condiciones: string;
  lugar: string;
  fecha: string;
}

/** What contradicts itself; the paper can be printed nevertheless. */
export function paperFaults({
  total,
  senia,
  desde,
  hasta,
}: PaperFields): Partial<Record<keyof PaperFields, string>> {
  return {
    ...(total !== null && senia !== null && senia > total && { senia: PAPER_MESSAGES.seniaAboveTotal }),
    ...(desde && hasta && hasta <= desde && { hasta: STAY_MESSAGES.departureBeforeArrival }),
  };
}

/** A paper as it is printed. */
export interface Paper {
  title: string;
  version: string;
  /** Without a heading in a receipt. */
  clauses: { heading?: string; text: string }[];
}

/** The text of a paper about the notice of that code. */
export function paperText(kind: PaperKind, fields: PaperFields, code: string): Paper {
  const version = `Modelo de ${PAPERS[kind].toLowerCase()}, versión ${VERSION}. Aviso ${code}.`;
  return { title: PAPERS[kind], version, clauses: kind === 'recibo' ? receipt(fields) : contract(fields) };
}

function receipt(fields: PaperFields): Paper['clauses'] {
  return [
    {
      text: `En ${placeAndDay(fields)}, ${person(fields.duenio)}, recibe de ${person(fields.huesped)}, la suma de ${money(fields.senia, fields)} como seña por el alquiler temporario, con fines de turismo y descanso, del inmueble de ${blank(fields.inmueble, 40)}, ${nights(fields)}, para ${people(fields)}.`,
    },
    { text: `El precio total es de ${money(fields.total, fields)}. ${balance(fields)}` },
    ...[
      deposit(fields),
      withdrawal(fields),
      fields.condiciones.trim() && `Otras condiciones:\n${fields.condiciones.trim()}`,
    ]
      .filter(Boolean)
      .map((text) => ({ text })),
  ];
}

function contract(fields: PaperFields): Paper['clauses'] {
  return [
    {
      heading: 'Partes',
      text: `En ${placeAndDay(fields)}, entre ${person(fields.duenio)}, en adelante «el locador», y ${person(fields.huesped)}, en adelante «el locatario», se celebra este contrato de alquiler temporario con fines de turismo y descanso.`,
    },
    {
      heading: 'Inmueble y destino',
      text: `El locador da en alquiler el inmueble de ${blank(fields.inmueble, 40)}, con sus muebles, para que lo ocupen como máximo ${people(fields)}. No puede usarse como vivienda permanente, ni cederse ni subalquilarse.`,
    },
    {
      heading: 'Plazo',
      text: `El alquiler es ${nights(fields)}. Al terminar, el locatario entrega el inmueble desocupado.`,
    },
    {
      heading: 'Precio',
      text: `El precio total es de ${money(fields.total, fields)}. El locador recibe en este acto ${money(fields.senia, fields)} como seña, que es parte del precio. ${balance(fields)}`,
    },
    ...(fields.deposito === 0 ? [] : [{ heading: 'Depósito', text: deposit(fields) }]),
    {
      heading: 'Cuidado del inmueble',
      text: 'El locatario recibe el inmueble y sus muebles en buen estado, salvo lo que las partes anoten al entrar, y los devuelve igual, salvo el desgaste del uso. Responde por las roturas y los faltantes.',
    },
    { heading: 'Arrepentimiento', text: withdrawal(fields) },
    ...(fields.condiciones.trim() ? [{ heading: 'Otras condiciones', text: fields.condiciones.trim() }] : []),
    {
      heading: 'Conflictos',
      text: 'Las partes constituyen domicilio en los indicados arriba y se someten a los tribunales ordinarios del lugar del inmueble. Firman dos ejemplares iguales.',
    },
  ];
}

function person({ nombre, dni, domicilio }: PaperPerson): string {
  return `${blank(nombre, 30)}, DNI ${blank(dni, 12)}, con domicilio en ${blank(domicilio, 36)}`;
}

function nights({ desde, hasta, entrada, salida }: PaperFields): string {
  return `desde el ${day(desde)}${entrada && ` a las ${entrada}`} hasta el ${day(hasta)}${salida && ` a las ${salida}`}`;
}

function people({ personas }: PaperFields): string {
  return `${blank(personas, 4)} ${personas.trim() === '1' ? 'persona' : 'personas'}`;
}

/** Without a total or a seña it is a line, too. */
function balance(fields: PaperFields): string {
  const { total, senia, saldo } = fields;
  const rest = total !== null && senia !== null && senia <= total ? total - senia : null;
  return rest === 0 ? 'No queda saldo.' : `El saldo, de ${money(rest, fields)}, se paga ${blank(saldo, 24)}.`;
}

function deposit(fields: PaperFields): string {
  if (fields.deposito === 0) return '';
  return `Al entrar se deja un depósito en garantía de ${money(fields.deposito, fields)}, que no es parte del precio y se devuelve al terminar la estadía, menos lo que cuesten roturas y faltantes.`;
}

function withdrawal({ arrepentimiento }: PaperFields): string {
  return arrepentimiento === 'firme'
    ? 'La seña confirma el alquiler y es parte del precio: ninguna de las partes puede dejarlo sin efecto por su sola voluntad (artículo 1059 del Código Civil y Comercial).'
    : 'Hasta el día del ingreso, las partes pueden dejar sin efecto el alquiler: quien entregó la seña la pierde, y quien la recibió la devuelve doblada (artículo 1059 del Código Civil y Comercial).';
}

function placeAndDay({ lugar, fecha }: PaperFields): string {
  return `${blank(lugar, 16)}, el ${day(fecha)}`;
}

function day(text: string): string {
  return text ? dayInWords(text) : '___/___/_____';
}

function money(amount: number | null, { moneda }: PaperFields): string {
  return amount === null ? `${moneda}$ ${'_'.repeat(14)}` : formatMoney(amount, moneda);
}

/** A line of that many characters for what is not typed. */
function blank(text: string, length: number): string {
  return text.trim() || '_'.repeat(length);
}
