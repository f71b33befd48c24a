import { aPublication } from '../builders/publication.js';
import type { Seed } from './seed.js';

/** A request that the product accepts: what the attacks are made of. */
export interface Sample {
  query?: Record<string, string | string[]>;
  body?: Record<string, unknown>;
  /** Name of the field with files, where the call takes them. */
  files?: string;
  /** Costs much by its nature: only some of the attacks. */
  heavy?: boolean;
  /** What it is answered with, where that is no success. */
  status?: number;
}

const nothing = (): Sample => ({});
const uploads = (seed: Seed): Sample => ({ body: { idInmueble: String(seed.activeId) }, files: 'imagenes' });
const list = (): Sample => ({
  query: {
    pagina: '1',
    porPagina: '5',
    tipoOperacion: 'todas',
    nombre: 'Ana',
    codigo: 'ALQ',
    fecha: '2026-11-21',
  },
});
const byId =
  (name: string, key: keyof Seed) =>
  (seed: Seed): Sample => ({ query: { [name]: String(seed[key]) } });
const bodyId =
  (name: string, key: keyof Seed) =>
  (seed: Seed): Sample => ({ body: { [name]: seed[key] } });

const address = {
  pais: 'Argentina',
  provincia: 'Buenos Aires',
  localidad: 'Miramar',
  calle: 'Calle 9',
  numero: '12',
  piso: 'PB',
  departamento: 'A',
};
const text = { asunto: 'Novedades', mensaje: 'Hola a todos.' };

const PUBLIC_READS: Record<string, (seed: Seed) => Sample> = {
  'GET /api/admin/check-auth': () => ({ query: { activo: '1' } }),
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
  'GET /api/inmueble/busqueda/buscarInmueblesFiltros': () => ({
    query: {
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
      destacado: '0',
      orden: 'recientes',
      pagina: '1',
    },
  }),
  'GET /api/inmueble/mapa/obtenerInmueblesParaMapa': nothing,
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

const PUBLIC_WRITES: Record<string, (seed: Seed) => Sample> = {
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
  'POST /api/inmueble/crear/crearInmueble': () => ({ body: { ...aPublication() } }),
  'POST /api/newsletter/recibir': () => ({
    body: { nombreCompleto: 'Eva Ruiz', email: 'eva@ejemplo.com', mensaje: 'Quiero publicar un hotel.' },
  }),
};

const ADMIN_READS: Record<string, (seed: Seed) => Sample> = {
  'GET /api/inmueble/obtener/verAltas': list,
  'GET /api/inmueble/obtener/verBajas': list,
  'GET /api/inmueble/obtener/verBajasAltas': list,
  'GET /api/inmueble/obtener/verPendientes': list,
  'GET /api/inmueble/ver/verInmuebleAlta': byId('id', 'activeId'),
  'GET /api/inmueble/ver/verInmuebleBaja': byId('id', 'rejectedId'),
  'GET /api/inmueble/ver/verInmuebleBajaAlta': byId('id', 'withdrawnId'),
  'GET /api/inmueble/ver/verInmueblePendiente': byId('id', 'pendingId'),
  'GET /api/inmueble/ver/verResumenPorDNI': byId('dni', 'dni'),
  'GET /api/notificaciones/contarAltas': nothing,
  'GET /api/notificaciones/contarConsultas': nothing,
  'GET /api/notificaciones/contarPendientes': nothing,
  'GET /api/notificaciones/contarSoporte': nothing,
  'GET /api/estadisticas/obtenerEstadisticasGenerales': () => ({
    query: { page_dia: '1', page_semana: '1', page_mes: '1' },
  }),
  'GET /api/newsletter/verContactosNewsletter': () => ({ query: { tipoOperacion: 'alquiler' } }),
  'GET /api/newsletter/verConsultasSoporte': list,
  'GET /api/newsletter/estadoEnvio': byId('id', 'newsletterId'),
  'GET /api/contacto/verContactos': () => ({
    query: { filtro: 'todos', pagina: '1', porPagina: '5', buscar: 'Ana' },
  }),
  'GET /api/contacto/verInmueblesContacto': byId('contactoId', 'contactId'),
  'GET /api/consulta/verConsultas': () => ({
    query: { tipo: 'email', codigo: 'ALQ-0001', fechaDesde: '2026-11-01', limit: '20', page: '1' },
  }),
  'GET /api/consulta/verContactosConsultas': list,
  'GET /api/admin/exportarInmueblesExcel': () => ({ heavy: true }),
  'GET /api/admin/generarBackup': () => ({ heavy: true }),
  'GET /api/admin/limpiarBaseAlquileres': nothing,
};

const EDITS: Record<string, (seed: Seed) => Sample> = {
  updateContacto: ({ activeId, contactId }) => ({
    body: {
      idInmueble: activeId,
      idContacto: contactId,
      nombre: 'Ana',
      apellido: 'Paz',
      dni: '30111222',
      celular: '+5492291401234',
      email: 'ana@ejemplo.com',
      ...address,
    },
  }),
  updateInmueble: ({ activeId }) => ({
    body: {
      idInmueble: activeId,
      TipoVivienda_idTipoVivienda: 1,
      destacado: 0,
      nombreNegocio: '',
      ambientes: 4,
      dormitorios: 3,
      baños: 2,
      personas: 6,
      telefono: '+5492291401234',
      email: '',
      observaciones: 'Cerca del mar.',
    },
  }),
  updateUbicacion: ({ locationId }) => ({
    body: { idUbicaciones: locationId, ...address, latitud: -38.27, longitud: -57.83 },
  }),
  updateAltaInmueble: ({ activeId }) => ({ body: { idInmueble: activeId, codigo: 'ALQ-0777' } }),
  updatePrecios: ({ activeId, priceId }) => ({
    body: {
      precios: [
        {
          idInmuebles: activeId,
          idPrecios: priceId,
          periodo: 'Enero',
          fraccion: '1º Quincena',
          monto: 100_000,
          tipo_moneda: 'ARS',
          alquilado: 0,
        },
      ],
    },
  }),
  updateServicios: ({ activeId, amenityId }) => ({ body: { idInmueble: activeId, servicios: [amenityId] } }),
  deletePrecios: bodyId('idPrecios', 'sparePriceId'),
  actualizarContrato: ({ activeId }) => ({
    body: { idInmueble: activeId, contrato: { alqfotos: 1, alqsinfotos: 0, alqfotdest: 0 }, destacado: 0 },
  }),
  actualizarPago: bodyId('idInmueble', 'activeId'),
};

const ADMIN_WRITES: Record<string, (seed: Seed) => Sample> = {
  ...Object.fromEntries(
    Object.entries(EDITS).map(([name, sample]) => [`POST /api/inmueble/actualizar/${name}`, sample]),
  ),
  'POST /api/inmueble/crear/altaInmueble': ({ pendingId }) => ({
    body: { idInmueble: pendingId, destacado: 0 },
  }),
  'POST /api/inmueble/delete/rechazarInmueblePendiente': bodyId('idInmueble', 'sparePendingId'),
  'POST /api/inmueble/delete/restaurarInmueble': bodyId('idInmueble', 'rejectedId'),
  'POST /api/inmueble/delete/darDeBajaAlta': bodyId('idInmueble', 'spareActiveId'),
  'POST /api/inmueble/delete/restaurarAltaInmueble': bodyId('idInmueble', 'withdrawnId'),
  'POST /api/inmueble/crear/publicarRapido': ({ dni, amenityId }) => ({
    body: {
      dni,
      tipoOperacion: 'alquiler',
      tipoVivienda: 1,
      ...address,
      latitud: -38.27,
      longitud: -57.83,
      observaciones: 'Rápido.',
      ambientes: 4,
      dormitorios: 3,
      personas: 6,
      baños: 2,
      nombreNegocio: '',
      servicios: [amenityId],
      precios: [{ precio: 100, moneda: 'ARS', periodo: 'Enero', fraccion: 'Mes Completo' }],
      contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqsinfotos' },
    },
  }),
  'POST /api/inmueble/fotos/cargarFotos': uploads,
  'POST /api/inmueble/fotos/cargarFotosPendientes': uploads,
  'POST /api/inmueble/fotos/actualizarOrdenImagenes': ({ photographedId, imageId }) => ({
    body: { idInmueble: photographedId, imagenes: [{ idImagenes: imageId, orden: 1 }] },
  }),
  'POST /api/inmueble/fotos/eliminarImagen': bodyId('idImagen', 'imageId'),
  'POST /api/inmueble/fotos/eliminarImagenPendiente': bodyId('idImagen', 'imageId'),
  'POST /api/newsletter/enviar': ({ contactId }) => ({ body: { ...text, contactosIds: [contactId] } }),
  'POST /api/newsletter/responderSoporte': ({ supportId }) => ({
    body: { ...text, consultasIds: [supportId] },
  }),
  'POST /api/newsletter/eliminarConsultaSoporte': bodyId('idConsultaSoporte', 'supportId'),
  'POST /api/servicios/agregarServicio': () => ({ body: { nombre: '🔥 Hogar' } }),
  'POST /api/servicios/modificarServicio': ({ amenityId }) => ({
    body: { id: amenityId, nombre: '📶 Wi-Fi' },
  }),
  'DELETE /api/servicios/eliminarServicio': byId('id', 'spareAmenityId'),
  'POST /api/blacklist/agregarBlacklist': () => ({
    body: { email: 'malo@ejemplo.com', descripcion: 'Estafa' },
  }),
  'DELETE /api/blacklist/eliminarBlacklist': byId('id', 'blacklistId'),
  'DELETE /api/contacto/eliminarContacto': byId('id', 'spareContactId'),
  'POST /api/admin/exportarInmueblesExcel': () => ({ heavy: true }),
  'POST /api/admin/generarBackup': () => ({ heavy: true }),
  'POST /api/admin/limpiarBaseAlquileres': nothing,
};

/**
 * For each route (`METHOD /path`) a request that it accepts. A route that is missing here makes the suite fail: whoever
 * adds a call adds its line, and all attacks follow by themselves.
 */
export const SAMPLES: Readonly<Record<string, (seed: Seed) => Sample>> = {
  ...PUBLIC_READS,
  ...PUBLIC_WRITES,
  ...ADMIN_READS,
  ...ADMIN_WRITES,
};
