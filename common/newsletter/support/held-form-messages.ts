/** Names of the forms whose submissions are held back if they look like a bot's. */
export const HELD_FORM_NAMES = {
  inquiry: 'Consulta a un dueño',
  publication: 'Aviso nuevo',
  resubmission: 'Aviso corregido',
  contact: 'Mensaje de contacto',
  report: 'Denuncia',
  alert: 'Pedido de alerta',
  news: 'Pedido de novedades',
  ownerLink: 'Pedido del enlace de un aviso',
} as const;

/** Fields whose text the operator sees, with their names for them. */
export const HELD_FIELDS = {
  codigo: 'Código',
  inmuebleId: 'Aviso Nº',
  inmuebleIds: 'Avisos Nº',
  motivo: 'Motivo',
  busqueda: 'Búsqueda',
  telefono: 'Teléfono',
  mensaje: 'Mensaje',
  observaciones: 'Observaciones',
} as const;

/** Text of a held submission, for the operator. */
export function heldForm(name: string, lines: readonly string[]): string {
  return [`${name}: no se le mandó a nadie, porque parece de un programa.`, ...lines].join('\n');
}
