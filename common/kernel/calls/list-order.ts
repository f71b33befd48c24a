/** Columns by which the operator's lists can be sorted, each with the direction that it is first sorted in. */
const FIRST_DESCENDING = {
  codigo: false,
  creado: true,
  duenio: false,
  localidad: false,
  visitas: true,
  consultas: true,
  vence: false,
  precio: false,
  pago: false,
} as const;

export type ListOrderName = keyof typeof FIRST_DESCENDING;

/** Every column by which a list can be sorted. */
export const LIST_ORDERS = Object.keys(FIRST_DESCENDING) as readonly ListOrderName[];

export interface ListOrder {
  by: ListOrderName;
  descending: boolean;
}

/** Reads `visitas`, or `-visitas` for descending; null for anything else. */
export function parseListOrder(text: string): ListOrder | null {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  return isOrderName(name) ? { by: name, descending } : null;
}

/** The order after a press on a column's heading: its first direction, the other one, none. */
export function nextListOrder(current: string, by: ListOrderName): string {
  const first = FIRST_DESCENDING[by];
  const order = parseListOrder(current);
  if (order?.by !== by) return orderText(by, first);
  return order.descending === first ? orderText(by, !first) : '';
}

/** Both directions of a column's order, the first direction first. */
export function ordersBy(by: ListOrderName): string[] {
  const first = FIRST_DESCENDING[by];
  return [orderText(by, first), orderText(by, !first)];
}

function orderText(by: ListOrderName, descending: boolean): string {
  return descending ? `-${by}` : by;
}

function isOrderName(name: string): name is ListOrderName {
  return Object.hasOwn(FIRST_DESCENDING, name);
}
