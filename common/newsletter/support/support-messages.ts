/** Texts of replies to messages that the specification fixes (back-office.md). */
export const SUPPORT_MESSAGES = {
  incomplete: 'Por favor complete todos los campos y seleccione al menos una consulta',
  arrived: 'Llegó otro mensaje mientras escribías. Esta respuesta no lo cuenta como respondido.',
  answerAll: 'Responder también a ese',
  noAddress: 'No dejó email: no se le puede responder por acá.',
  waits: 'La respuesta sale en unos segundos.',
  leaves: 'La respuesta está en camino.',
  takenBack: 'La respuesta no salió. El texto está acá para que lo cambies.',
  answeredMeanwhile: 'La conversación cambió mientras escribías: mirá lo último antes de enviar.',
} as const;
