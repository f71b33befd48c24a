import type { OperationName } from '../vocabulary/operations.js';
import type { SpamTraps } from './messages.js';

/** What news a subscriber wants; empty ones are no condition. */
export interface NewsWishWire {
  /** Towns of the searches. */
  localidades: string[];
  operacion: OperationName | '';
}

/** POST newsletter/pedirNovedades */
export interface NewsRequest extends SpamTraps, Partial<NewsWishWire> {
  email: string;
}
