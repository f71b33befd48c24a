import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';

/** Where a template is offered. */
export const TEMPLATE_KINDS = ['rechazo', 'whatsapp', 'soporte', 'newsletter'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** A text that the operator sends often. */
export interface TemplateWire {
  nombre: string;
  /** Empty for kinds without a subject. */
  asunto: string;
  texto: string;
}

/** The templates of a kind, in their order. */
export interface TemplateListWire {
  /** 0 until the list is edited for the first time. */
  version: number;
  lista: TemplateWire[];
}

/** GET plantillas/verPlantillas */
export interface TemplatesAnswer {
  success: true;
  plantillas: Record<TemplateKind, TemplateListWire>;
}

/** Body of plantillas/guardarPlantillas: the whole list of a kind, and the version that its author saw. */
export interface TemplatesRequest extends TemplateListWire {
  tipo: TemplateKind;
}

/** Texts that the operator sends often, by kind. */
export const listTemplates = read<Nothing, TemplatesAnswer>('plantillas/verPlantillas');

/** Replaces the templates of a kind. */
export const saveTemplates = write<TemplatesRequest, SimpleAnswer, Refused<409>>(
  'plantillas/guardarPlantillas',
);
