import { publicWrite } from '../../kernel/calls/public-call.js';
import type { NewsRequest } from './news-shapes.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';

/** Asks for news by mail. They begin when the link that is mailed to the address is confirmed. */
export const requestNews = publicWrite<NewsRequest, SimpleAnswer, Refused<429>>('newsletter/pedirNovedades');
