import type { SimpleAnswer } from '../wire/answers.js';
import type { TemplatesAnswer, TemplatesRequest } from '../wire/templates.js';
import type { Nothing, Refused } from './call.js';
import { read, write } from './operator-call.js';

/** Texts that the operator sends often, by kind. */
export const listTemplates = read<Nothing, TemplatesAnswer>('plantillas/verPlantillas');

/** Replaces the templates of a kind. */
export const saveTemplates = write<TemplatesRequest, SimpleAnswer, Refused<409>>(
  'plantillas/guardarPlantillas',
);
