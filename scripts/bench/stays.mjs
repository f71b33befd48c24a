import { quantile } from './load.mjs';

const FIRST_ARRIVAL = Date.UTC(2027, 0, 2);
const DAY_MS = 86_400_000;
const NIGHTS = [7, 10, 14];
const REPEATS = 5;

/**
 * Searches by dates, one after another: each stay once, and then five times again. Half of the stays are ordered by price; the others select
 * available listings.
 * @param {{ server: import('./servers.mjs').Server, stays: number }} options
 * @returns {Promise<{ first: Times, again: Times }>}
 * @typedef {{ p50: number, most: number }} Times milliseconds over HTTP
 */
export async function measureStays({ server, stays }) {
  const first = [];
  const again = [];
  for (let stay = 0; stay < stays; stay++) {
    const url = server.url + pathOf(stay);
    first.push(await timed(url));
    for (let repeat = 0; repeat < REPEATS; repeat++) again.push(await timed(url));
  }
  return { first: summary(first), again: summary(again) };
}

function pathOf(stay) {
  const arrival = FIRST_ARRIVAL + stay * DAY_MS;
  const day = (moment) => new Date(moment).toISOString().slice(0, 10);
  const asked = {
    operacion: 'alquiler',
    pagina: '1',
    llegada: day(arrival),
    salida: day(arrival + NIGHTS[stay % NIGHTS.length] * DAY_MS),
    ...(stay % 2 === 0 ? { libres: '1' } : { orden: 'precio-menor' }),
  };
  return `/api/inmueble/busqueda/buscarInmueblesFiltros?${new URLSearchParams(asked)}`;
}

async function timed(url) {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return performance.now() - started;
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), most: sorted.at(-1) ?? NaN };
}
