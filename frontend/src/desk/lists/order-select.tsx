import { ordersBy, type ListOrderName } from '#common/kernel/calls/list-order.js';
import { Select, type Option } from '../../ui/select.js';

/** Labels of an order and of its inverse. */
type OrderLabels = readonly [first: string, inverse: string];

const LABELS: Readonly<Record<ListOrderName, OrderLabels>> = {
  creado: ['Más nuevos', 'Más antiguos'],
  codigo: ['Código, menor primero', 'Código, mayor primero'],
  localidad: ['Localidad, A a Z', 'Localidad, Z a A'],
  duenio: ['Dueño, A a Z', 'Dueño, Z a A'],
  visitas: ['Más visitas', 'Menos visitas'],
  consultas: ['Más consultas', 'Menos consultas'],
  precio: ['Menor precio', 'Mayor precio'],
  pago: ['Sin pagar primero', 'Gratis primero'],
  vence: ['Vence antes', 'Vence después'],
};

interface OrderSelectProps {
  /** Orders that the list offers. */
  orders: readonly ListOrderName[];
  value: string;
  onChange: (order: string) => void;
}

/** Order of a list for narrow screens, which show cards without headings. */
export function OrderSelect({ orders, value, onChange }: OrderSelectProps) {
  const options = orders.flatMap((by): Option[] =>
    ordersBy(by).map((order, at) => ({ value: order, label: LABELS[by][at]! })),
  );
  return (
    <Select
      label="Ordenar por"
      className="wide:hidden"
      options={[{ value: '', label: 'Lo usual' }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
