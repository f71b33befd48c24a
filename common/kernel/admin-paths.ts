/** Pages of the back office that the server links to as well. */
export const LINKED_ADMIN_PATHS = {
  login: '/admin/login',
  password: '/admin/clave',
  tools: '/admin/herramientas',
} as const;
