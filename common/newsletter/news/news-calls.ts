import { publicWrite } from '../../kernel/calls/public-call.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
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

/** Asks for news by mail. They begin when the link that is mailed to the address is confirmed. */
export const requestNews = publicWrite<NewsRequest, SimpleAnswer, Refused<429>>('newsletter/pedirNovedades');
