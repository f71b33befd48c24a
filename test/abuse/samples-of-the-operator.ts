import { address, bodyId, byId, list, nothing, type Sample, type Samples } from './sample.js';
import type { Seed } from './seed.js';

const uploadsOf =
  (key: 'activeId' | 'keptPendingId') =>
  (seed: Seed): Sample => ({ body: { idInmueble: String(seed[key]) }, files: 'imagenes[]' });
const text = { asunto: 'Novedades', mensaje: 'Hola a todos.' };

export const ADMIN_READS: Samples = {
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
  'GET /api/newsletter/estadoRespuesta': byId('id', 'replyId'),
  'GET /api/inmueble/fotos/verImagenes': byId('id', 'photographedId'),
  'GET /api/admin/verLimpieza': nothing,
  'GET /api/auditoria/verAuditoria': list,
  'GET /api/correo/verEnvios': () => ({ query: { tipo: 'listing-approved', pagina: '1', buscar: 'ana' } }),
  'GET /api/newsletter/verEnvios': list,
  'GET /api/newsletter/verNoEntregados': byId('id', 'newsletterId'),
  'GET /api/admin/buscar': () => ({ query: { q: 'Ana', buscar: 'Ana' } }),
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

const EDITS: Samples = {
  updateContacto: ({ activeId, contactId, dni }) => ({
    body: {
      idInmueble: activeId,
      idContacto: contactId,
      nombre: 'Ana',
      apellido: 'Paz',
      dni,
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

export const ADMIN_WRITES: Samples = {
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
  'POST /api/inmueble/fotos/cargarFotos': uploadsOf('activeId'),
  'POST /api/inmueble/fotos/cargarFotosPendientes': uploadsOf('keptPendingId'),
  'POST /api/inmueble/fotos/actualizarOrdenImagenes': ({ photographedId, imageId }) => ({
    body: { idInmueble: photographedId, imagenes: [{ idImagenes: imageId, orden: 1 }] },
  }),
  'POST /api/inmueble/fotos/eliminarImagen': bodyId('idImagen', 'spareImageId'),
  'POST /api/inmueble/fotos/eliminarImagenPendiente': bodyId('idImagen', 'pendingImageId'),
  'POST /api/inmueble/fotos/restaurarImagen': bodyId('idImagen', 'removedImageId'),
  'POST /api/newsletter/enviar': ({ contactId }) => ({
    body: { ...text, contactosIds: [contactId] },
    heavy: true,
  }),
  'POST /api/newsletter/reintentar': ({ newsletterId }) => ({
    body: { id: newsletterId, entregasIds: [1] },
    status: 409,
  }),
  'POST /api/newsletter/vistaPrevia': () => ({ body: text }),
  'POST /api/newsletter/enviarPrueba': () => ({ body: text, heavy: true }),
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
  'POST /api/admin/deshacerLimpieza': () => ({ status: 409 }),
  'POST /api/correo/reintentarEnvio': () => ({ body: { idEnvio: 1 }, status: 409 }),
};
