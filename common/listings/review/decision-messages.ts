/** Texts of decisions on notices that the specification fixes (back-office.md). */
export const LIFECYCLE_MESSAGES = {
  approve: 'Dar de Alta',
  reject: 'Rechazar',
  moveToPending: 'Mover a Pendiente',
  withdraw: 'Dar de Baja',
  reinstate: 'Volver a Alta',
  approved: 'Inmueble dado de alta con éxito',
  rejected: 'Inmueble rechazado y movido al inicio',
  restored: 'Inmueble movido a pendientes con éxito',
  withdrawn: 'Inmueble rechazado con éxito',
  approvalUndone: 'El aviso salió del sitio: quedó dado de baja, con su código.',
  reinstated: 'Inmueble restaurado al estado Alta con éxito',
  changedMeanwhile:
    'Otra persona modificó el inmueble mientras lo mirabas. Ya ves los datos nuevos: revisalos antes de decidir.',
  approveFailed: 'Error al dar de alta',
  approveUnreachable: 'Error en la conexión al dar de alta',
  rejectFailed: 'Error al rechazar el inmueble.',
  restoreFailed: 'Error al mover a pendiente.',
  reinstateFailed: 'Error al restaurar el inmueble.',
  mailQueued: 'en cola',
  mailRefused: 'el servidor de correo rechazó la dirección',
} as const;
