import { publicWrite } from './public-call.js';
import type { NewsRequest } from '../wire/news.js';
import type { SimpleAnswer } from '../wire/answers.js';
import type { Refused } from './call.js';

/** Asks for news by mail. They begin when the link that is mailed to the address is confirmed. */
export const requestNews = publicWrite<NewsRequest, SimpleAnswer, Refused<429>>('newsletter/pedirNovedades');
