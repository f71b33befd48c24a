import { aPublication } from '../builders/publication.js';
import { byId, bodyId, nothing, type Samples } from './sample.js';
import { ADMIN_READS, ADMIN_WRITES } from './samples-of-the-operator.js';

/** Every parameter of a search. */
const aSearch = {
  operacion: 'alquiler',
  'ciudades[]': ['Miramar'],
  'tipoPropiedad[]': ['casa'],
  'dormitorios[]': ['3'],
  'ambientes[]': ['4'],
  'baños[]': ['1+'],
  'personas[]': ['2'],
  'servicios[]': ['Wi-Fi'],
  precioDesde: '1',
  precioHasta: '900000',
  moneda: 'ARS',
  periodo: 'Enero',
  fraccion: '1º Quincena',
  llegada: '2027-01-16',
  salida: '2027-01-31',
  libres: '1',
  zona: '-38.3,-57.9,-38.2,-57.7',
  destacado: '0',
  orden: 'recientes',
  pagina: '1',
};

const PUBLIC_READS: Samples = {
  'GET /api/admin/check-auth': () => ({ query: { activo: '1' } }),
  'GET /manifest.webmanifest': nothing,
  'GET /robots.txt': nothing,
  'GET /telefono': byId('codigo', 'photographedCode'),
  'GET /sitemap.xml': nothing,
  'GET /api/admin/logout': nothing,
  'GET /api/blacklist/verBlacklist': () => ({ query: { email: 'alguien@ejemplo.com' } }),
  'GET /api/contrato/verificarEstadoContrato': byId('idInmueble', 'activeId'),
  'GET /api/dolar/getDollarRate': () => ({ status: 503 }),
  'GET /api/estadisticas/obtenerEstadisticasInmueble': byId('idInmueble', 'activeId'),
  'GET /api/geocoding/buscar': () => ({
    query: { q: 'Calle 21 1234, Miramar', format: 'json' },
    status: 503,
  }),
  'GET /api/health/live': nothing,
  'GET /api/health/ready': () => ({ status: 503 }),
  'GET /api/inmueble/busqueda/buscarInmueblesFiltros': () => ({ query: aSearch }),
  'GET /api/inmueble/busqueda/contarFiltros': () => ({ query: aSearch }),
  'GET /api/inmueble/mapa/agruparInmueblesParaMapa': () => ({
    query: { ...aSearch, zoom: '13', teselas: '2778,5037,2781,5040' },
  }),
  'GET /api/inmueble/mapa/obtenerInmueblesParaMapa': () => ({
    query: { ...aSearch, cantidad: '30', 'codigos[]': ['ALQ-0001'] },
  }),
  'GET /api/inmueble/obtener/obtenerBalnearios': nothing,
  'GET /api/inmueble/obtener/obtenerCodigosInmuebles': nothing,
  'GET /api/inmueble/obtener/obtenerHotelesCabanas': nothing,
  'GET /api/inmueble/obtener/obtenerTablaPrecioFicha': byId('idInmueble', 'activeId'),
  'GET /api/inmueble/obtener/obtenerTituloVivienda': byId('idInmuebles', 'activeId'),
  'GET /api/inmueble/ver/verEstadisticasConsultas': byId('idInmuebles', 'activeId'),
  'GET /api/inmueble/ver/verInmueblePorCodigo': byId('codigo', 'activeCode'),
  'GET /api/inmueble/ver/verInmueblesDestacados': () => ({ query: { tipo: 'alquiler' } }),
  'GET /api/inmueble/ver/verInmueblesUltimos': () => ({ query: { tipo: 'alquiler' } }),
  'GET /api/inmueble/ver/verPropiedadesRelacionadas': ({ activeId }) => ({
    query: { id: String(activeId), localidad: 'Miramar', tipoOperacion: 'alquiler' },
  }),
  'GET /api/precios/obtenerPreciosInmueble': ({ activeId }) => ({
    query: { idInmueble: String(activeId), periodo: 'Enero', fraccion: '1º Quincena' },
  }),
  'GET /api/promedioPrecio/obtenerPromedios': () => ({
    query: { operacion: 'alquiler', moneda: 'ARS', tipoVivienda: '1' },
  }),
  'GET /api/servicios/obtenerServicios': nothing,
  'GET /api/servicios/verServicios': nothing,
};

const PUBLIC_WRITES: Samples = {
  'POST /baja-newsletter': () => ({ query: { token: 'nadie.firma' }, status: 400 }),
  'POST /contacto': () => ({
    body: { nombreCompleto: 'Eva Ruiz', email: 'eva@ejemplo.com', mensaje: 'Quiero publicar un hotel.' },
    status: 303,
  }),
  'POST /api/admin/login': () => ({
    body: { email: 'nadie@ejemplo.com', password: 'una clave larga' },
    status: 401,
  }),
  'POST /api/admin/logout': nothing,
  'POST /api/estadisticas/registrarVista': bodyId('idInmuebles', 'activeId'),
  'POST /api/inmueble/consulta/crearConsulta': ({ activeId }) => ({
    body: {
      nombreCompleto: 'Eva Ruiz',
      mensaje: '¿Está libre en enero?',
      inmuebleId: activeId,
      tipoConsulta: 'whatsapp',
      telefono: '+54 9 2291 40-1234',
      email: null,
    },
  }),
  'POST /api/inmueble/obtenerTelefono': bodyId('codigo', 'photographedCode'),
  'POST /telefono': bodyId('codigo', 'photographedCode'),
  'POST /api/inmueble/crear/crearInmueble': () => ({ body: { ...aPublication() } }),
  'POST /api/newsletter/recibir': () => ({
    body: { nombreCompleto: 'Eva Ruiz', email: 'eva@ejemplo.com', mensaje: 'Quiero publicar un hotel.' },
  }),
};

/** A valid request for each route (`METHOD /path`). A route without one fails the suite; all attacks are derived from it. */
export const SAMPLES: Samples = {
  ...PUBLIC_READS,
  ...PUBLIC_WRITES,
  ...ADMIN_READS,
  ...ADMIN_WRITES,
};
