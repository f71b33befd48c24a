import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { measure, quantile } from './load.mjs';

const PICTURE = inRoot('backend/assets/demo-photos/balneario-1.jpg');
/** Number of publications so far. Each has its own owner and network address, because the limits are per person. */
let made = 0;
const run = Date.now() % 10_000;

/**
 * Publishes, uploads and approves one after another, first alone and then under a load of `rate` searches per second.
 * @param {{ server: import('./servers.mjs').Server, cookie: string, searches: string[], rate: number, times: number }} options
 * @returns {Promise<{ name: string, idle: Times, loaded: Times }[]>}
 * @typedef {{ p50: number, p99: number }} Times milliseconds
 */
export async function measureWrites({ server, cookie, searches, rate, times }) {
  await writeInTurn({ server, cookie, times: 3 });
  const idle = await writeInTurn({ server, cookie, times });
  const writing = { done: false };
  const reading = readMeanwhile({ server, searches, rate, writing });
  const loaded = await writeInTurn({ server, cookie, times }).finally(() => (writing.done = true));
  await reading;
  return Object.keys(idle).map((name) => ({
    name,
    idle: summary(idle[name]),
    loaded: summary(loaded[name]),
  }));
}

async function readMeanwhile({ server, searches, rate, writing }) {
  const target = { url: server.url, pid: server.pid, paths: searches };
  while (!writing.done) await measure(target, { seconds: 1, rate });
}

async function writeInTurn({ server, cookie, times }) {
  const taken = { publish: [], upload: [], approve: [] };
  for (let turn = 0; turn < times; turn++) {
    const address = { 'x-forwarded-for': `10.${turn % 250}.${run % 250}.${made % 250}` };
    const body = publication();
    await timed(taken.publish, () =>
      post(`${server.url}/api/inmueble/crear/crearInmueble`, { body, headers: address }),
    );
    const list = await fetch(`${server.url}/api/inmueble/obtener/verPendientes?pagina=1&porPagina=1`, {
      headers: { cookie },
    });
    const [{ idInmuebles }] = await list.json();
    await timed(taken.upload, () => upload(server, cookie, idInmuebles));
    await timed(taken.approve, () =>
      post(`${server.url}/api/inmueble/crear/altaInmueble`, {
        body: { idInmueble: idInmuebles, destacado: 0 },
        headers: { cookie },
      }),
    );
  }
  return taken;
}

async function timed(times, work) {
  const started = performance.now();
  const response = await work();
  await response.arrayBuffer();
  if (!response.ok) throw new Problem(`${response.url} answered ${response.status}.`);
  times.push(performance.now() - started);
}

function post(url, { body, headers }) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function upload(server, cookie, id) {
  const form = new FormData();
  form.set('idInmueble', String(id));
  form.append('imagenes', new Blob([readFileSync(PICTURE)], { type: 'image/jpeg' }), 'foto.jpg');
  return fetch(`${server.url}/api/inmueble/fotos/cargarFotosPendientes`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

/** A house to rent in Miramar whose contract includes photos; accepted by all rules of the wizard. */
function publication() {
  made += 1;
  const unique = `${String(run).padStart(4, '3')}${String(made).padStart(4, '0')}`;
  const place = {
    pais: 'Argentina',
    provincia: 'Buenos Aires',
    localidad: 'Miramar',
    calle: 'Calle 21',
    numero: unique.slice(-4).replace(/^0/, '9'),
    piso: '',
    departamento: '',
  };
  return {
    contacto: {
      nombre: 'Ana',
      apellido: 'Núñez',
      dni: unique,
      celular: `2291${unique.slice(-6)}`,
      email: `ana.${unique}@ejemplo.com.ar`,
      ...place,
    },
    ubicacion: { ...place, latitud: -38.270612, longitud: -57.839641 },
    inmueble: {
      tipoOperacion: 'alquiler',
      tipoVivienda: 1,
      nombreNegocio: '',
      ambientes: 4,
      dormitorios: 3,
      baños: 2,
      personas: 6,
      observaciones: 'A dos cuadras del mar, con parque y parrilla.',
      servicios: [],
      telefono: '',
      email_inmueble: '',
      preciosVenta: { precioVenta: '', monedaVenta: 'ARS' },
      preciosAlquiler: [{ id: 1, periodo: 'Enero', fraccion: '1º Quincena', precio: 450_000, moneda: 'ARS' }],
    },
    contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqfotos', tipoContratoVenta: '' },
  };
}
