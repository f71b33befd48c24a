/** Beginning of the usual messages; `{aviso}` is empty without a notice. */
const GREETING = 'Hola {nombre}, te escribimos de {sitio} {aviso}.';

/** Usual messages to an owner by WhatsApp, until the operator edits them. */
export const OWNER_TEMPLATES = [
  { name: 'Saludo', body: GREETING },
  {
    name: 'Falta el pago',
    body: `${GREETING} Todavía no registramos el pago del plan: hasta entonces no se ven las fotos. Cuando lo hagas, mandanos el comprobante por acá.`,
  },
  {
    name: 'Faltan fotos',
    body: `${GREETING} Todavía no tiene fotos, y los avisos con fotos reciben muchas más consultas. Mandanos por acá las que quieras y las cargamos.`,
  },
  {
    name: 'Precios',
    body: `${GREETING} ¿Nos pasás los precios de esta temporada? Así quienes buscan ven cuánto sale cada quincena.`,
  },
  {
    name: 'Alquilado',
    body: `${GREETING} ¿Ya alquilaste alguna quincena? Decinos cuáles y las marcamos como alquiladas, para que no te consulten de más.`,
  },
  {
    name: 'Confirmar el email',
    body: `${GREETING} Te mandamos un email con un enlace para confirmar tu dirección. Si no lo encontrás, fijate en el correo no deseado.`,
  },
] as const;
