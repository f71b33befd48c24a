/** Names of the forms whose submissions are held back if they look like a bot's. */
export const HELD_FORM_NAMES = {
  inquiry: 'Consulta a un dueño',
  publication: 'Aviso nuevo',
  resubmission: 'Aviso corregido',
  contact: 'Mensaje de contacto',
  report: 'Denuncia',
  alert: 'Pedido de alerta',
  news: 'Pedido de novedades',
  ownerLink: 'Pedido del link de un aviso',
} as const;

/** Text of a held submission, for the operator. */
export function heldForm(name: string, lines: readonly string[]): string {
  return [`${name} retenido: parece de un programa, y no se le mandó a nadie.`, ...lines].join('\n');
}
