import type { TemplateKind, TemplateWire } from './template-calls.js';
import { OWNER_TEMPLATES } from './owner-templates.js';
import { REJECTION_REASONS } from '../../listings/review/rejection-messages.js';
import { SUPPORT_TEMPLATES } from './support-templates.js';

/** Templates of each kind until the operator edits them. */
export const BUILT_IN_TEMPLATES: Readonly<Record<TemplateKind, readonly TemplateWire[]>> = {
  rechazo: REJECTION_REASONS.map(({ name, text }) => ({ nombre: name, asunto: '', texto: text })),
  whatsapp: OWNER_TEMPLATES.map(({ name, body }) => ({ nombre: name, asunto: '', texto: body })),
  soporte: SUPPORT_TEMPLATES.map(({ name, asunto, mensaje }) => ({ nombre: name, asunto, texto: mensaje })),
  newsletter: [
    {
      nombre: 'Precios de la temporada',
      asunto: 'Cargá los precios de la temporada',
      texto:
        'Ya hay gente buscando para el verano. Pedí el enlace de tu aviso en el sitio, en «Mi aviso», y cargá los precios de cada quincena: los avisos con precio reciben muchas más consultas.',
    },
    {
      nombre: 'Quincenas alquiladas',
      asunto: '¿Ya alquilaste alguna quincena?',
      texto:
        'Si ya alquilaste alguna quincena, marcala en la página de tu aviso. Así te consultan solo por las fechas que siguen libres.',
    },
  ],
};
