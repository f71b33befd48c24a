/** Texts of the login that the specification fixes (back-office.md). */
export const LOGIN_MESSAGES = {
  success: 'Inicio de sesión exitoso. Redirigiendo...',
  invalid: 'Credenciales inválidas',
  unreachable: 'Error al conectar con el servidor. Verifica que el backend esté funcionando.',
  failed: (message: string) => `Error: ${message}`,
  http: (status: number) => `Error HTTP ${status}`,
  expired: 'Sesión expirada',
  logout: 'Cerrar sesión',
} as const;

/** @param message of the server; empty for none */
export function loginRefusal(message: string, status: number): string {
  if (!message) return LOGIN_MESSAGES.http(status);
  return message === LOGIN_MESSAGES.invalid ? message : LOGIN_MESSAGES.failed(message);
}
