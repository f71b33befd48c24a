import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { TemplatesAnswer, TemplatesRequest } from './template-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';

/** Texts that the operator sends often, by kind. */
export const listTemplates = read<Nothing, TemplatesAnswer>('plantillas/verPlantillas');

/** Replaces the templates of a kind. */
export const saveTemplates = write<TemplatesRequest, SimpleAnswer, Refused<409>>(
  'plantillas/guardarPlantillas',
);
