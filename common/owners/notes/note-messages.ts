import { USUAL_DESK_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of internal notes. */
export const NOTE_MESSAGES = {
  added: 'Nota guardada.',
  changed: 'Nota cambiada.',
  logged: 'El mensaje quedó anotado en las notas internas.',
  notLogged: 'El mensaje no se pudo anotar en las notas internas.',
  removed: 'Nota eliminada.',
  empty: 'Escribí la nota.',
  notFound: 'La nota ya no existe.',
  noSubject: 'Ese dueño o aviso ya no existe.',
  notYours: 'Solo quien escribió la nota puede cambiarla.',
  changedMeanwhile: 'La nota cambió mientras la editabas. Volvé a abrirla.',
  failed: 'Error al guardar la nota',
  unreachable: USUAL_DESK_MESSAGES.unreachable,
} as const;
