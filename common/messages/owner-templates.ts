/** Placeholders of a template. */
export interface TemplateFacts {
  /** First name of the owner. */
  owner: string;
  /** Name of the site. */
  site: string;
  /** `ALQ-0001`; null before the notice has a code, or without a notice. */
  code: string | null;
}

/** Usual messages to an owner by WhatsApp. The operator picks one and may edit its text. */
export const OWNER_TEMPLATES = [
  { name: 'Saludo', body: '' },
  {
    name: 'Falta el pago',
    body: 'Todavía no registramos el pago del plan: hasta entonces no se ven las fotos. Cuando lo hagas, mandanos el comprobante por acá.',
  },
  {
    name: 'Faltan fotos',
    body: 'Todavía no tiene fotos, y los avisos con fotos reciben muchas más consultas. Mandanos por acá las que quieras y las cargamos.',
  },
  {
    name: 'Precios',
    body: '¿Nos pasás los precios de esta temporada? Así quienes buscan ven cuánto sale cada quincena.',
  },
  {
    name: 'Alquilado',
    body: '¿Ya alquilaste alguna quincena? Decinos cuáles y las marcamos como alquiladas, para que no te consulten de más.',
  },
  {
    name: 'Confirmar el email',
    body: 'Te mandamos un email con un enlace para confirmar tu dirección. Si no lo encontrás, fijate en el correo no deseado.',
  },
] as const;

/** The text of a template: a greeting, the notice it is about, and what the template says. */
export function ownerTemplateText(body: string, { owner, site, code }: TemplateFacts): string {
  const about = code ? ` por tu aviso ${code}` : '';
  return [`Hola ${owner}, te escribimos de ${site}${about}.`, body].filter(Boolean).join(' ');
}
