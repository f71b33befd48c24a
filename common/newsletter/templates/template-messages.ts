import type { TemplateKind } from './template-calls.js';
import { USUAL_DESK_MESSAGES } from '../../kernel/forms/usual-messages.js';

const list = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Texts of the templates of the back office. */
export const TEMPLATE_MESSAGES = {
  saved: 'Plantillas guardadas.',
  noName: 'Escribí un nombre corto, para encontrarla.',
  nameTaken: 'Ya hay una plantilla con ese nombre.',
  noSubject: 'Escribí el asunto.',
  noText: 'Escribí el texto.',
  unknown: (name: string, known: readonly string[]) =>
    `No existe el dato {${name}}. ${known.length === 0 ? 'Este texto no usa datos.' : `Podés usar ${list(known)}.`}`,
  tooMany: (most: number) => `Puede haber hasta ${most} plantillas de cada tipo. Eliminá alguna.`,
  changedMeanwhile: 'Estas plantillas cambiaron mientras las editabas. Mirá la lista y volvé a intentarlo.',
  unfilled: (names: readonly string[]) =>
    `Falta completar ${list(names)}: elegí un aviso, o escribilo en el texto.`,
  failed: 'Error al guardar las plantillas',
  unreachable: USUAL_DESK_MESSAGES.unreachable,
} as const;

/** Names of the kinds and where each is offered. */
export const TEMPLATE_KIND_TEXTS = {
  rechazo: {
    label: 'Rechazo',
    noun: 'rechazo',
    place: 'Motivos que se ofrecen al rechazar un aviso. El dueño recibe el texto.',
  },
  whatsapp: {
    label: 'WhatsApp',
    noun: 'WhatsApp',
    place: 'Mensajes que se ofrecen en cada aviso y en la página de su dueño.',
  },
  soporte: {
    label: 'Soporte',
    noun: 'soporte',
    place: 'Respuestas que se ofrecen en las conversaciones de soporte.',
  },
  newsletter: {
    label: 'Newsletter',
    noun: 'newsletter',
    place: 'Textos que se ofrecen al escribir un newsletter, también a los dueños de avisos marcados.',
  },
} as const satisfies Record<TemplateKind, object>;
