import type { OperationName } from '../vocabulary/operations.js';
import type { SpamTraps } from '../rules/spam.js';

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
