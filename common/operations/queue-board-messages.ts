export const QUEUE_BOARD_PATH = '/admin/colas';

export const QUEUE_BOARD_MESSAGES = {
  title: 'Colas de trabajo',
  away: 'La cola no responde en este momento. El sitio sigue funcionando: lo que hay que hacer queda anotado y se hace cuando vuelva. Recargá la página en unos segundos.',
  back: 'Volver a Herramientas',
} as const;
