/** Texts of several forms of visitors and owners. */
export const USUAL_MESSAGES = {
  noConnection: 'No hay conexión. Probá de nuevo en un momento.',
  notDone: 'No pudimos hacerlo. Probá de nuevo.',
  emailShape: 'El formato del email no es válido',
  badChoice: 'Elegí una de las opciones.',
  badLink: 'El enlace no es válido o está incompleto.',
  badOrExpiredLink: 'El enlace no es válido, está incompleto o venció.',
} as const;

/** Texts of several screens of the back office. */
export const USUAL_DESK_MESSAGES = {
  failed: 'Error al guardar los cambios',
  unreachable: 'Error de conexión con el servidor.',
  tryAgain: 'Error de conexión. Intente nuevamente.',
  notAnEmail: 'Escribí un email válido.',
} as const;
