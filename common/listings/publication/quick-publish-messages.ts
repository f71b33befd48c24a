/** Texts of the quick publication that the specification fixes (back-office.md). */
export const QUICK_PUBLISH_MESSAGES = {
  incomplete: 'Por favor completá todos los campos obligatorios.',
  incompleteContact: 'Por favor completá todos los datos del nuevo contacto.',
  incompletePrices: 'Por favor completá precio, moneda, período y fracción en cada fila de alquiler.',
  duplicatePrices: 'Hay precios duplicados para el mismo período y fracción.',
  alreadyEntered: 'Este aviso ya se cargó, antes de tus últimos cambios: buscalo entre los pendientes.',
  unreachable: '❌ Error al conectar con el servidor.',
  failed: (message: string) => `❌ Error: ${message}`,
  created: (id: number) => `✅ Inmueble creado correctamente. ID: ${id}`,
} as const;
