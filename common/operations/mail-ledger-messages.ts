export const MAIL_LEDGER_MESSAGES = {
  notRetriable: 'Ese envío no se puede repetir en su estado actual.',
  notRefused: 'Esa dirección ya recibe emails.',
  again: 'Listo: los envíos vuelven a incluir esa dirección.',
  againFailed: 'No se pudo cambiar.',
  unreachable: 'No hay conexión con el servidor. No se cambió nada.',
  tried: 'Probando. En unos segundos se ve acá si los emails salen.',
  queued: '✅ El mensaje va a salir en unos segundos.',
} as const;
