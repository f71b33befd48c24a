import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { ALL_CALLS, type CallName } from '#common/all-calls.js';
import { someConditions } from '../builders/conditions.js';
import { aPublication } from '../builders/publication.js';
import { nameOf } from '../support/routes.js';
import { byId, bodyId, nothing, type CallSamples, type Samples } from './sample.js';
import { OWNER_SAMPLES } from './samples-of-owners.js';
import { ACCOUNT_SAMPLES } from './samples-of-accounts.js';
import { OPERATOR_SAMPLES } from './samples-of-the-operator.js';

/** Every parameter of a search. */
export const aSearch = {
  operacion: 'alquiler',
  'ciudades[]': ['Miramar'],
  'tipoPropiedad[]': ['casa'],
  ...Object.fromEntries(
    ATTRIBUTES.flatMap((one): [string, string | string[]][] => {
      switch (one.kind) {
        case 'flag':
          return [[one.filter.parameter, '1']];
        case 'count':
          return [[`${one.filter.parameters[0]!}[]`, one.filter.choices.slice(-1)]];
        case 'measure':
          return one.filter
            ? [
                [`${one.filter.word}Desde`, '1'],
                [`${one.filter.word}Hasta`, '90000'],
              ]
            : [];
      }
    }),
  ),
  'barrio[]': ['punta-mogotes'],
  'servicios[]': ['Wi-Fi'],
  precioDesde: '1',
  precioHasta: '900000',
  moneda: 'ARS',
  periodo: 'Enero',
  fraccion: '1º Quincena',
  llegada: '2027-01-16',
  salida: '2027-01-31',
  // Empty is no choice: dates exclude nights.
  noches: '',
  mes: '',
  libres: '1',
  palabras: 'quincho',
  zona: '-38.3,-57.9,-38.2,-57.7',
  mar: '500',
  minimo: '3',
  ropa: '1',
  luz: '1',
  verificado: '1',
  mascotas: '1',
  destacado: '0',
  orden: 'recientes',
  pagina: '1',
};

const PUBLIC_SAMPLES = {
  secondStep: () => ({ body: { codigo: '123456' }, status: 401 }),
  askPasskeyLogin: () => ({ body: { segundoPaso: false } }),
  loginByPasskey: () => ({ body: { segundoPaso: false, credencial: '{"id":"nada"}' }, status: 401 }),
  requestReset: () => ({ body: { email: 'nadie@ejemplo.com' } }),
  readAccountLink: () => ({ body: { enlace: 'nada' }, status: 410 }),
  definePassword: () => ({ body: { enlace: 'nada', clave: 'una clave bien larga' }, status: 410 }),
  checkAuth: () => ({ query: { activo: '1' } }),
  viewBlacklist: () => ({ query: { email: 'alguien@ejemplo.com' } }),
  contractState: byId('idInmueble', 'activeId'),
  dollarRate: () => ({ status: 503 }),
  listingStats: byId('idInmueble', 'activeId'),
  findAddress: () => ({
    query: { q: 'Calle 21 1234, Miramar' },
    status: 503,
  }),
  working: () => ({ status: 503 }),
  searchListings: () => ({ query: aSearch }),
  countFilters: () => ({ query: aSearch }),
  suggestions: () => ({ query: { frase: 'casa en mi' } }),
  mapGroups: () => ({
    query: { ...aSearch, zoom: '13', teselas: '2778,5037,2781,5040' },
  }),
  mapListings: () => ({
    query: { ...aSearch, cantidad: '30', 'codigos[]': ['ALQ-0001'] },
  }),
  beachClubs: nothing,
  hotelsAndCabins: nothing,
  rentTable: byId('idInmueble', 'activeId'),
  listingTitle: byId('idInmuebles', 'activeId'),
  viewCounts: byId('idInmuebles', 'activeId'),
  listingByCode: byId('codigo', 'activeCode'),
  featuredListings: () => ({ query: { tipo: 'alquiler' } }),
  latestListings: () => ({ query: { tipo: 'alquiler' } }),
  relatedListings: ({ activeId }) => ({
    query: { id: String(activeId), localidad: 'Miramar', tipoOperacion: 'alquiler' },
  }),
  listingPrice: ({ activeId }) => ({
    query: { idInmueble: String(activeId), periodo: 'Enero', fraccion: '1º Quincena' },
  }),
  averagePrices: () => ({
    query: { operacion: 'alquiler', moneda: 'ARS', tipoVivienda: '1' },
  }),
  priceGuide: () => ({
    query: {
      operacion: 'alquiler',
      ciudad: 'Miramar',
      tipoVivienda: '1',
      dormitorios: '3',
      ambientes: '4',
      personas: '6',
    },
  }),
  login: () => ({
    body: { email: 'nadie@ejemplo.com', password: 'una clave larga' },
    status: 401,
  }),
  logout: nothing,
  recordView: bodyId('idInmuebles', 'activeId'),
  createInquiry: ({ activeId }) => ({
    body: {
      nombreCompleto: 'Eva Ruiz',
      mensaje: '¿Está libre en enero?',
      inmuebleId: activeId,
      tipoConsulta: 'whatsapp',
      telefono: '+54 9 2291 40-1234',
      email: null,
    },
  }),
  createInquiries: ({ activeId }) => ({
    body: {
      nombreCompleto: 'Eva Ruiz',
      mensaje: '¿Está libre?',
      inmuebleIds: [activeId],
      telefono: null,
      email: 'eva@ejemplo.com',
      llegada: '2027-01-02',
      salida: '2027-01-16',
      personas: 4,
      mascotas: true,
    },
  }),
  revealPhone: bodyId('codigo', 'photographedCode'),
  verifyListing: ({ activeCode }) => ({ body: { codigo: activeCode, telefono: '+54 9 2291 40-1234' } }),
  publishListing: () => {
    const { inmueble, ...form } = aPublication();
    return { body: { ...form, inmueble: { ...inmueble, condiciones: someConditions() } } };
  },
  reportListing: ({ photographedCode }) => ({
    body: {
      codigo: photographedCode,
      motivo: 'otro',
      mensaje: 'No es como en las fotos.',
      email: 'eva@ejemplo.com',
    },
  }),
  requestOwnerLink: () => ({ body: { email: 'eva@ejemplo.com' } }),
  viewOwnNotice: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  viewOwnCalendar: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  renewCalendarLink: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  saveCalendarAddress: () => ({
    body: { enlace: '1.2000000000.firma', direccion: 'https://otro.example/a.ics' },
    status: 410,
  }),
  dismissOwnProposal: () => ({
    body: { enlace: '1.2000000000.firma', idPrecios: 1, desde: '2027-01-03', hasta: '2027-01-10', noches: 7 },
    status: 410,
  }),
  moveOwnNotice: () => ({
    body: { enlace: '1.2000000000.firma', accion: 'pausar', version: 1 },
    status: 410,
  }),
  markOwnPrice: ({ priceId }) => ({
    body: { enlace: '1.2000000000.firma', idPrecios: priceId, alquilado: true, version: 1 },
    status: 410,
  }),
  replaceOwnerLinks: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  confirmAvailability: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  viewOwnPhotos: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  uploadOwnPhotos: ({ ownerToken }) => ({ body: { enlace: ownerToken }, files: 'imagenes[]' }),
  arrangeOwnPhotos: () => ({ body: { enlace: '1.2000000000.firma', fotos: [1] }, status: 410 }),
  removeOwnPhoto: () => ({ body: { enlace: '1.2000000000.firma', idFoto: 1 }, status: 410 }),
  showOwnPhoto: () => ({ body: { enlace: '1.2000000000.firma', idFoto: 1 }, status: 410 }),
  uploadPublicationPhotos: ({ photoPass }) => ({ body: { pase: photoPass }, files: 'imagenes[]' }),
  arrangePublicationPhotos: ({ photoPass, passPhoto }) => ({
    body: { pase: photoPass, fotos: [passPhoto] },
    status: 404,
  }),
  removePublicationPhoto: ({ photoPass, passPhoto }) => ({
    body: { pase: photoPass, foto: passPhoto },
    status: 404,
  }),
  viewOwnProposal: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  sendOwnProposal: () => ({
    body: {
      enlace: '1.2000000000.firma',
      version: 1,
      nombreNegocio: '',
      observaciones: 'Casa con pileta.',
      precios: [{ periodo: 'Enero', fraccion: 'Mes Completo', monto: 900_000, tipo_moneda: 'ARS' }],
      medidas: { superficieTotal: 300.5, aptoCredito: false },
    },
    status: 410,
  }),
  removeOwnProposal: () => ({ body: { enlace: '1.2000000000.firma', idPropuesta: 1 }, status: 410 }),
  viewOwnSeason: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  replyOwnSeason: () => ({
    body: {
      enlace: '1.2000000000.firma',
      idBorrador: 1,
      version: 1,
      respuesta: 'cambiar',
      precios: [{ periodo: 'Enero', fraccion: 'Mes Completo', monto: 900_000, tipo_moneda: 'ARS' }],
    },
    status: 410,
  }),
  viewRejectedNotice: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  resubmitNotice: () => {
    const { ubicacion, inmueble } = aPublication();
    return { body: { enlace: '1.2000000000.firma', version: 1, ubicacion, inmueble }, status: 410 };
  },
  viewOwnInquiries: () => ({ body: { enlace: '1.2000000000.firma' }, status: 410 }),
  markOwnInquiry: () => ({
    body: { enlace: '1.2000000000.firma', idConsulta: 1, respondida: true },
    status: 410,
  }),
  answerOwnInquiry: () => ({
    body: { enlace: '1.2000000000.firma', idConsulta: 1, respuesta: 'otra', texto: 'Desde el 5 está libre.' },
    status: 410,
  }),
  recallOwnAnswer: () => ({ body: { enlace: '1.2000000000.firma', idConsulta: 1 }, status: 410 }),
  requestAlert: () => ({
    body: {
      email: 'eva@ejemplo.com',
      busqueda: '/resultado-busqueda/Alquiler/Miramar/Casa',
      frecuencia: 'enseguida',
    },
  }),
  requestNews: () => ({
    body: { email: 'eva@ejemplo.com', localidades: ['Miramar'], operacion: 'alquiler' },
  }),
  sendMessage: () => ({
    body: { nombreCompleto: 'Eva Ruiz', email: 'eva@ejemplo.com', mensaje: 'Quiero publicar un hotel.' },
  }),
} satisfies Partial<CallSamples>;

/** Samples of every call with parameters: one without a sample does not compile. */
const CALL_SAMPLES: CallSamples = {
  ...PUBLIC_SAMPLES,
  ...ACCOUNT_SAMPLES,
  ...OPERATOR_SAMPLES,
  ...OWNER_SAMPLES,
};

/** Samples of the routes that are not calls: forms without scripts, and files for crawlers. */
const OTHER_SAMPLES: Samples = {
  'GET /manifest.webmanifest': nothing,
  'GET /.well-known/security.txt': nothing,
  'GET /robots.txt': nothing,
  'GET /telefono': byId('codigo', 'photographedCode'),
  'GET /sitemap.xml': nothing,
  'POST /avisame': () => ({
    body: {
      email: 'eva@ejemplo.com',
      busqueda: '/resultado-busqueda/Alquiler/Miramar/Casa',
      frecuencia: 'diaria',
    },
    status: 303,
  }),
  'POST /avisame/baja': () => ({ query: { token: '1.x.firma' }, status: 400 }),
  'POST /avisame/confirmar': () => ({ query: { token: '1.a.firma' }, status: 400 }),
  'POST /baja-newsletter': () => ({ query: { token: 'nadie.firma' }, status: 400 }),
  'POST /confirmar-email': () => ({ query: { token: '1.firma' }, status: 400 }),
  'POST /contacto': () => ({
    body: { nombreCompleto: 'Eva Ruiz', email: 'eva@ejemplo.com', mensaje: 'Quiero publicar un hotel.' },
    status: 303,
  }),
  'POST /denunciar': ({ photographedCode }) => ({
    body: { codigo: photographedCode, motivo: 'estafa', mensaje: '', email: '' },
    status: 303,
  }),
  'POST /novedades': () => ({
    body: { email: 'eva@ejemplo.com', localidades: 'Miramar', operacion: '' },
    status: 303,
  }),
  'POST /novedades/confirmar': () => ({ query: { token: '1.a1.firma' }, status: 400 }),
  'POST /mi-aviso': () => ({ body: { email: 'eva@ejemplo.com' }, status: 303 }),
  'POST /telefono': bodyId('codigo', 'photographedCode'),
  'POST /verificar': ({ activeCode }) => ({ body: { codigo: activeCode, telefono: '2234001118' } }),
};

/** A valid request for each route (`METHOD /path`); all attacks are derived from it. */
export const SAMPLES: Samples = {
  ...OTHER_SAMPLES,
  ...Object.fromEntries(
    Object.entries(ALL_CALLS).map(([name, call]) => [
      nameOf(call),
      (CALL_SAMPLES[name as CallName] ?? nothing) as Samples[string],
    ]),
  ),
};
