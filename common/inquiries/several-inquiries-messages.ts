/** Texts of the question to several homes at once. */
export const SEVERAL_MESSAGES = {
  ask: 'Consultar a varios',
  title: 'Consultar a varios a la vez',
  lead: (most: number) =>
    `Escribís una vez y les llega a los dueños de hasta ${most} avisos libres en esas fechas. Cada uno te responde por su lado.`,
  noScripts:
    'Para consultar a varios a la vez hace falta JavaScript. También podés consultar desde cada aviso.',
  unreachable: 'No se pudo abrir. Probá de nuevo.',
  datesFirst: 'Elegí las fechas y te decimos cuáles están libres.',
  homes: (most: number) => `A quiénes (hasta ${most})`,
  noneFree: 'Ninguno de estos avisos está libre en esas fechas. Probá con otras.',
  noneChosen: 'Elegí al menos un aviso.',
  send: (homes: number) => (homes > 1 ? `Enviar a ${homes} dueños` : 'Enviar consulta'),
  sentAll: (homes: number) =>
    homes > 1 ? `Les pasamos tu consulta a ${homes} dueños.` : 'Le pasamos tu consulta al dueño.',
  receipt: (email: string) =>
    `Te mandamos un comprobante a ${email}. Si no lo ves, fijate en el correo no deseado.`,
  someLeft: 'Algunas no salieron. Podés reintentar: se manda solo lo que falta.',
  states: {
    enviada: 'Enviada',
    demorada: 'Guardada: el email está demorado y le llega apenas salga',
    ocupada: 'No le consultamos',
    'no-enviada': 'No se pudo enviar',
  },
  failed: 'Intentá de nuevo en unos minutos.',
} as const;
