import type { Letter } from '../mailing-form.js';

interface SupportTemplate extends Letter {
  name: string;
}

/** Usual replies to messages of the contact form, until the operator edits them. */
export const SUPPORT_TEMPLATES: readonly SupportTemplate[] = [
  {
    name: 'Cómo publicar',
    asunto: 'Cómo publicar tu aviso',
    mensaje:
      'Entrá en «Publicar», elegí si alquilás o vendés y completá los cinco pasos. Lo revisamos y, cuando lo aprobamos, te mandamos el código por email.',
  },
  {
    name: 'Cuándo se publica',
    asunto: 'Tu aviso está en revisión',
    mensaje:
      'Revisamos los avisos por orden de llegada. Cuando aprobemos el tuyo vas a recibir un email con su código; no hace falta que lo cargues de nuevo.',
  },
  {
    name: 'Cambiar el aviso',
    asunto: 'Cómo cambiar tu aviso',
    mensaje:
      'En el email con tu código hay un enlace a la página de tu aviso. Si ya no lo tenés, pedí otro en «Mi aviso» con el email con el que publicaste.',
  },
  {
    name: 'Fotos y pago',
    asunto: 'Las fotos de tu aviso',
    mensaje:
      'Las fotos se ven cuando registramos el pago del plan. Mandanos el comprobante respondiendo este email y las activamos.',
  },
  {
    name: 'Es para el dueño',
    asunto: 'Tu consulta es para el dueño',
    mensaje:
      'El alquiler y la venta los arreglás directamente con el dueño: en el aviso tenés los botones para escribirle por WhatsApp o por email.',
  },
  {
    name: 'Posible estafa',
    asunto: 'Antes de pagar una seña',
    mensaje:
      'No pagues nada sin ver la propiedad o hablar con el dueño, y comprobá el teléfono en «Verificá este aviso». Si algo no te cierra, denuncialo desde el aviso y lo revisamos.',
  },
];
