/** Texts of the operator's edits (back-office.md §5, §8). */
export const EDITING_MESSAGES = {
  overtaken:
    'Otra persona cambió esta sección mientras la editabas. Al guardar lo tuyo se conserva lo que cambió y vos no tocaste.',
  incompletePrices: '⚠️ Completá todos los campos antes de guardar.',
  duplicatePrices: '⚠️ Ya hay precios duplicados por período y fracción.',
  oneSalePrice: 'Una venta lleva un solo precio.',
  noPriceOfPeriod: 'El aviso no tiene un precio de ese período.',
  alreadyRented: 'Ya estaba alquilado.',
  alreadyFree: 'Ya estaba libre.',
  unknownAmenities: 'Alguno de los servicios ya no existe. Recargá la página.',
  saved: 'Guardado con éxito',
  codeFitsOperation:
    'El código tiene que corresponder a la operación: ALQ- para alquileres, VEN- para ventas.',
  operationFixed: 'La operación de un aviso que ya tiene código no se puede cambiar.',
} as const;

/** Fault of a row whose new period and fraction are those of another row. */
export function usedPrice(period: string, fraction: string): string {
  return `Ya existe un precio cargado para el período "${period}" y fracción "${fraction}".`;
}
