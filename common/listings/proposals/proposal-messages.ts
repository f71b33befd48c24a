import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of changes that owners propose (docs/decisions/0067). */
export const PROPOSAL_MESSAGES = {
  measures: 'Medidas y otros datos',
  title: 'Textos y precios',
  lead: 'Cambiá el texto o los precios: los revisamos antes de publicarlos. Mientras tanto, tu aviso sigue como está.',
  closed: 'El aviso no está publicado: no se pueden proponer cambios.',
  open: 'Proponer cambios',
  change: 'Cambiar la propuesta',
  send: 'Enviar para revisar',
  sent: 'Recibimos los cambios. Cuando los revisemos, te avisamos por email.',
  withdraw: 'Retirar la propuesta',
  withdrawn: 'Retiramos la propuesta: tu aviso queda como está.',
  nothing: 'No cambiaste nada.',
  stale:
    'El aviso o la propuesta cambiaron mientras escribías. Conservamos lo tuyo: revisalo y envialo de nuevo.',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: USUAL_MESSAGES.notDone,
  // For the operator.
  replaced: 'El dueño retiró la propuesta o mandó otra. Actualizá la página para ver cómo está.',
  notOpen: 'El aviso ya no está publicado ni en revisión: la propuesta solo se puede rechazar.',
  reasonRequired: 'Escribí por qué no publicás lo que falta: el dueño recibe el motivo.',
  published: 'Se publicaron los cambios del dueño.',
  partly: 'Se publicaron algunos cambios del dueño y se rechazó el resto.',
  refused: 'Se rechazaron los cambios del dueño.',
} as const;

/**
 * Texts of the owner's mail about a decided proposal, by the numbers of changes.
 * @returns what was decided, and what it was about
 */
export function decidedWords(published: number, refused: number): { outcome: string; changes: string } {
  const isOne = published + refused === 1;
  const theirs = isOne ? 'tu cambio' : 'tus cambios';
  return {
    outcome: outcomeOf(theirs, { published, refused }),
    changes: isOne ? 'el cambio que propusiste' : 'los cambios que propusiste',
  };
}

function outcomeOf(theirs: string, { published, refused }: { published: number; refused: number }): string {
  if (refused === 0) return `Publicamos ${theirs}`;
  if (published === 0) return `No publicamos ${theirs}`;
  return `Publicamos ${published === 1 ? 'uno' : 'algunos'} de ${theirs}`;
}
