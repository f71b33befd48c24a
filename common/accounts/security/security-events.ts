/** Actions of security events (docs/decisions/0050), with the words of the screen. */
export const SECURITY_ACTIONS = {
  'first-step': 'Contraseña correcta, falta el segundo paso',
  login: 'Ingreso',
  'second-step': 'Segundo paso del ingreso',
  'passkey-login': 'Ingreso con clave de acceso',
  'passkey-clone': 'Clave de acceso que parece copiada',
  logout: 'Salida',
  'confirm-password': 'Contraseña pedida otra vez',
  'change-password': 'Cambio de contraseña',
  'request-reset': 'Pedido de un enlace para la contraseña',
  'define-password': 'Contraseña definida por un enlace',
  'change-second-step': 'Cambio del segundo paso',
  'change-passkeys': 'Cambio de las claves de acceso',
  'end-sessions': 'Cierre de otras sesiones',
  'change-accounts': 'Cambio de cuentas',
  backup: 'Copia de seguridad descargada',
  export: 'Exportación descargada',
  'personal-data': 'Datos personales vistos o borrados',
  newsletter: 'Newsletter enviado o programado',
  'block-network': 'Red bloqueada o desbloqueada',
  'cross-site': 'Pedido que vino de otro sitio',
  role: 'Sin permiso para lo pedido',
} as const;

export type SecurityAction = keyof typeof SECURITY_ACTIONS;

export const SECURITY_OUTCOMES = {
  ok: 'Hecho',
  refused: 'Rechazado',
  limited: 'Demasiados intentos',
  failed: 'Falló',
} as const;

export type SecurityOutcome = keyof typeof SECURITY_OUTCOMES;
