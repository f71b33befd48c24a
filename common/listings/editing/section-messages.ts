import { USUAL_DESK_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of saving the prices of a notice that the specification fixes (back-office.md). */
export const PRICE_SAVE_MESSAGES = {
  failed: 'Error al guardar los precios',
} as const;

/** Texts of saving a section of a notice that the specification fixes (back-office.md). */
export const SECTION_MESSAGES = {
  saved: (section: string) => `Guardado con éxito ${section}`,
  failed: USUAL_DESK_MESSAGES.failed,
  unreachable: USUAL_DESK_MESSAGES.unreachable,
} as const;
