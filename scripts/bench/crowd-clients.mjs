const CLIENTS = 20;
/** The address that the proxy states for all of them. */
const NETWORK = '198.51.100.9';
const DAY_MS = 86_400_000;
const FIRST_ARRIVAL = Date.UTC(2027, 0, 2);

// Reports the number of requests, and of those that were refused, when it is told to end.
const [url = '', round = '0'] = process.argv.slice(2);
const asked = { count: 0, refused: 0 };
let isOver = false;
process.once('message', () => (isOver = true));
await Promise.all(
  Array.from({ length: CLIENTS }, (_, client) => ask((Number(round) * CLIENTS + client) * 1_000_000)),
);
process.send?.(asked);
process.disconnect();

/** Asks one question after another, none of them twice. */
async function ask(first) {
  for (let at = first; !isOver; at++) {
    const response = await fetch(url + dearQuestion(at), { headers: { 'x-forwarded-for': NETWORK } });
    await response.arrayBuffer();
    asked.count += 1;
    if (!response.ok) asked.refused += 1;
  }
}

/** Stays that nobody has asked for, a flexible one, the whole map under filters, a whole list, a page that has to be rendered. */
function dearQuestion(at) {
  const arrival = new Date(FIRST_ARRIVAL + (at % 90) * DAY_MS);
  const leaving = new Date(arrival.getTime() + (7 + (at % 20)) * DAY_MS);
  const [llegada, salida] = [arrival, leaving].map((day) => day.toISOString().slice(0, 10));
  const stay = {
    operacion: 'alquiler',
    llegada,
    salida,
    precioHasta: String(500_000 + (at % 1_000_000)),
    moneda: 'ARS',
  };
  const search = '/api/inmueble/busqueda/buscarInmueblesFiltros';
  const questions = [
    [search, { ...stay, pagina: '1', orden: 'precio-menor' }],
    [
      search,
      { operacion: 'alquiler', noches: '7', pagina: '1', precioHasta: stay.precioHasta, moneda: 'ARS' },
    ],
    [
      '/api/inmueble/mapa/obtenerInmueblesParaMapa',
      { operacion: 'alquiler', precioHasta: stay.precioHasta, moneda: 'ARS' },
    ],
    [search, stay],
    ['/resultado-busqueda/Alquiler/Todas/Todas', { llegada, salida, personas: String(1 + (at % 12)) }],
  ];
  const [path, parameters] = questions[at % questions.length];
  return `${path}?${new URLSearchParams(parameters)}`;
}
