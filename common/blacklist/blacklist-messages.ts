import { USUAL_DESK_MESSAGES } from '../kernel/forms/usual-messages.js';

/** Texts of the blacklist that the specification fixes (back-office.md). */
export const BLACKLIST_MESSAGES = {
  exists: '⚠️ El email ya existe en la blacklist',
  unreachable: '❌ Error al comunicar con el servidor',
  added: '✅ Agregado con éxito',
  notAnEmail: USUAL_DESK_MESSAGES.notAnEmail,
  removed: 'Email eliminado de la blacklist.',
} as const;
