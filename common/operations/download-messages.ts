/** Texts of the download of a backup. */
export const BACKUP_MESSAGES = {
  otherSchema: 'La base de datos es de otra versión del programa: actualizala antes de hacer la copia.',
  busy: 'Ya se está preparando una descarga. Probá de nuevo cuando termine.',
} as const;

/** Texts of downloads and other tools that the specification fixes (back-office.md). */
export const TOOLS_MESSAGES = {
  exportFailed: '❌ Error al exportar archivo.',
  failed: (message: string) => `❌ Error: ${message}`,
} as const;
