/** Kind of offer. Code is in English, wire and screens in Spanish (docs/glossary.md). */
export type Operation = 'rental' | 'sale';
export type OperationName = 'alquiler' | 'venta';
export type CodePrefix = 'ALQ' | 'VEN';

interface OperationEntry {
  /** Value on the wire and in forms. */
  name: OperationName;
  /** Word in titles and readable paths. */
  label: 'Alquiler' | 'Venta';
  plural: 'Alquileres' | 'Ventas';
  codePrefix: CodePrefix;
}

export const OPERATIONS: Readonly<Record<Operation, OperationEntry>> = {
  rental: { name: 'alquiler', label: 'Alquiler', plural: 'Alquileres', codePrefix: 'ALQ' },
  sale: { name: 'venta', label: 'Venta', plural: 'Ventas', codePrefix: 'VEN' },
};

export const OPERATION_IDS = Object.keys(OPERATIONS) as Operation[];

/** The operation with a wire name, ignoring case (`alquiler`, `Venta`); undefined if there is none. */
export function operationFromName(name: string): Operation | undefined {
  const wanted = name.toLowerCase();
  return OPERATION_IDS.find((id) => OPERATIONS[id].name === wanted);
}
