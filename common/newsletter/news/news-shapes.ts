import type { OperationName } from '../../kernel/operations.js';
import type { SpamTraps } from '../../kernel/forms/spam.js';

/** Topics of the news that a subscriber wants; an empty field is no condition. */
export interface NewsWishWire {
  /** Towns of the searches. */
  localidades: string[];
  operacion: OperationName | '';
}

/** POST newsletter/pedirNovedades */
export interface NewsRequest extends SpamTraps, Partial<NewsWishWire> {
  email: string;
}
