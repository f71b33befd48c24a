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
