/** What an owner does with a property. Code speaks English, wire and screens Spanish (docs/glossary.md). */
export type Operation = 'rental' | 'sale';
export type OperationName = 'alquiler' | 'venta';
export type CodePrefix = 'ALQ' | 'VEN';

interface OperationEntry {
  /** Value on the wire and in forms. */
  name: OperationName;
  /** Word of titles and of the readable path. */
  label: 'Alquiler' | 'Venta';
  plural: 'Alquileres' | 'Ventas';
  codePrefix: CodePrefix;
}

export const OPERATIONS: Readonly<Record<Operation, OperationEntry>> = {
  rental: { name: 'alquiler', label: 'Alquiler', plural: 'Alquileres', codePrefix: 'ALQ' },
  sale: { name: 'venta', label: 'Venta', plural: 'Ventas', codePrefix: 'VEN' },
};

export const OPERATION_IDS = Object.keys(OPERATIONS) as Operation[];

/** The operation behind a wire name in any case (`alquiler`, `Venta`), or undefined. */
export function operationFromName(name: string): Operation | undefined {
  const wanted = name.toLowerCase();
  return OPERATION_IDS.find((id) => OPERATIONS[id].name === wanted);
}
