import { counted } from '../../kernel/text.js';
import { dayInWords } from '../../kernel/time/days.js';
import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';
import type { CalendarProposalWire } from './calendar-calls.js';

/** Why an outside calendar was not read. */
export type CalendarFault = 'refused' | 'unreachable' | 'too-large' | 'malformed';

export const CALENDAR_FAULTS: Readonly<Record<CalendarFault, string>> = {
  refused: 'La dirección no se puede usar: lleva a un lugar que no es público o que no es seguro (https).',
  unreachable: 'El otro sitio no respondió, o dijo que ese calendario no existe.',
  'too-large': 'El calendario es demasiado grande.',
  malformed: 'La dirección no devuelve un calendario (.ics).',
};

export const CALENDAR_MESSAGES = {
  title: 'Calendarios',
  lead: 'Si publicás también en otro sitio, conectá los dos calendarios.',
  linkTitle: 'Tu calendario de Costa Directa',
  linkLead: 'Pegá este enlace en el otro sitio: ahí se ve como ocupado lo que marques acá como alquilado.',
  linkWarning: 'Quien tenga el enlace ve qué alquilaste. Si se lo pasaste a quien no debías, hacé uno nuevo.',
  addressTitle: 'Tu calendario del otro sitio',
  addressLead:
    'Pegá la dirección del calendario que exporta el otro sitio (https://….ics). La leemos cada hora y te proponemos qué marcar; nada se marca solo.',
  addressInvalid: 'Pegá una dirección completa que empiece con https:// y sea de un sitio público',
  linkMade: 'Listo: este es el enlace. Si había otro, ya no sirve.',
  saved: 'Guardamos la dirección. La leemos en unos minutos.',
  removed: 'Sacamos la dirección: ya no leemos ese calendario.',
  dismissed: 'Descartado: se propone otra vez solo si cambian esas noches.',
  proposalChanged: 'Esa propuesta cambió. Mirala otra vez.',
  nothingProposed: 'No hay nada para marcar: lo ocupado allá ya está marcado acá, o no es de la temporada.',
  notYetRead: 'Todavía no lo leímos: tarda unos minutos.',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: USUAL_MESSAGES.notDone,
} as const;

/** `Reservado en el otro sitio del 03/01/2027 al 10/01/2027: 7 de 15 noches.` */
export function proposalText({ esReserva, desde, hasta, noches, de }: CalendarProposalWire): string {
  const what = esReserva ? 'Reservado' : 'No disponible, que puede no ser una reserva,';
  const share = noches === de ? 'todas las noches' : `${noches} de ${counted(de, 'noche')}`;
  return `${what} en el otro sitio del ${dayInWords(desde)} al ${dayInWords(hasta)}: ${share}.`;
}
