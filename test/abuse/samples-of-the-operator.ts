import { OPTION_SAMPLES, soon } from './samples-of-options.js';
import { someConditions } from '../builders/conditions.js';
import { address, bodyId, byId, nothing, paged, type CallSamples } from './sample.js';
import { OPERATOR } from '../support/test-app.js';
import type { Seed } from './seed.js';

const uploadsOf = (key: 'activeId' | 'storedPendingId') => (seed: Seed) => ({
  body: { idInmueble: String(seed[key]) },
  files: 'imagenes[]',
});
const adminList = () => ({
  query: {
    pagina: '1',
    porPagina: '5',
    tipoOperacion: 'todas',
    nombre: 'Ana',
    codigo: 'ALQ',
    palabras: 'quincho',
    fecha: '2026-11-21',
    orden: '-visitas',
  },
});
const ROLLOVER = {
  avisos: [] as number[],
  localidad: 'Miramar',
  idTipoVivienda: 1,
  porcentaje: 30,
  redondeoArs: 1_000,
  redondeoUsd: 5,
};
const text = { asunto: 'Novedades', mensaje: 'Hola a todos.' };

const INQUIRIES = { tipo: 'email', codigo: 'ALQ-0001', fechaDesde: '2026-11-01', fechaHasta: '2027-01-31' };

const A_TRIANGLE = [
  { latitud: -38.28, longitud: -57.85 },
  { latitud: -38.28, longitud: -57.83 },
  { latitud: -38.26, longitud: -57.83 },
];

export const OPERATOR_SAMPLES = {
  ...OPTION_SAMPLES,
  findPersonalData: () => ({ body: { email: 'quien@ejemplo.com', telefono: '2291 40-1234' } }),
  correctPersonalData: () => ({
    body: { email: 'nadie.asi@ejemplo.com', nombre: 'Nadie', apellido: 'Así', version: '' },
  }),
  erasePersonalData: () => ({ body: { email: 'nadie.asi@ejemplo.com' } }),
  listSecurityEvents: () => ({
    query: { accion: 'login', red: '198.51.100.9', desde: '2026-11-01', pagina: '1' },
  }),
  blockNetwork: () => ({ body: { red: '198.51.100.9', horas: 1, motivo: 'Publica de a cientos' } }),
  unblockNetwork: () => ({ body: { red: '198.51.100.8' }, status: 404 }),
  discardPending: () => ({ body: { red: '198.51.100.10' } }),
  undoDiscard: () => ({ body: { lote: '0b9c7d3a-5b1e-4c55-9d52-0c8f6f0f8a11' }, status: 404 }),
  changePassword: () => ({ body: { actual: 'otra', nueva: 'una clave bien larga' }, status: 400 }),
  confirmPassword: () => ({ body: { clave: OPERATOR.password } }),
  endSessions: () => ({ body: { idSesion: 'x' } }),
  listActive: adminList,
  listRejected: adminList,
  listWithdrawn: adminList,
  listPending: adminList,
  outsideCalendar: byId('id', 'activeId'),
  activeListing: byId('id', 'activeId'),
  rejectedListing: byId('id', 'rejectedId'),
  withdrawnListing: byId('id', 'withdrawnId'),
  pendingListing: byId('id', 'pendingId'),
  clientSummary: byId('dni', 'dni'),
  reviewListing: byId('id', 'pendingId'),
  viewOwnersToCall: () => ({ query: { busqueda: '/resultado-busqueda/Alquiler/Miramar/Casa/Enero' } }),
  listReports: () => ({ query: { cerradas: '0', pagina: '1', porPagina: '5' } }),
  closeReports: ({ reportId }) => ({ body: { idDenuncia: reportId, nota: 'Se habló con el dueño.' } }),
  reopenReports: bodyId('idDenuncia', 'closedReportId'),
  generalStatistics: () => ({
    query: { page_dia: '1', page_semana: '1', page_mes: '1' },
  }),
  listRecipients: () => ({ query: { tipoOperacion: 'alquiler' } }),
  listMessages: paged,
  newsletterProgress: byId('id', 'newsletterId'),
  replyProgress: byId('id', 'replyId'),
  listPhotos: byId('id', 'photographedId'),
  listAudit: paged,
  undoChange: ({ auditId }) => ({ body: { idCambio: auditId } }),
  listMails: () => ({ query: { tipo: 'listing-approved', pagina: '1', buscar: 'ana' } }),
  mailsOfListing: byId('idInmueble', 'pendingId'),
  listUnfinished: () => ({ query: { tipo: 'correo', pagina: '1' } }),
  listNewsletters: paged,
  listUndelivered: byId('id', 'newsletterId'),
  searchPalette: () => ({ query: { q: 'Ana' } }),
  viewLive: ({ activeId }) => ({ query: { mirando: String(activeId) } }),
  listContacts: () => ({
    query: { filtro: 'todos', pagina: '1', porPagina: '5', buscar: 'Ana' },
  }),
  contactListings: byId('contactoId', 'contactId'),
  listInquiries: () => ({
    query: { ...INQUIRIES, limit: '20', page: '1' },
  }),
  listInquirers: paged,
  exportListingsByLink: () => ({ heavy: true }),
  downloadBackupByLink: () => ({ heavy: true }),
  editContact: ({ activeId, contactId, dni }) => ({
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
  editProperty: ({ activeId }) => ({
    body: {
      idInmueble: activeId,
      TipoVivienda_idTipoVivienda: 1,
      destacado: false,
      nombreNegocio: '',
      ambientes: 4,
      dormitorios: 3,
      baños: 2,
      personas: 6,
      telefono: '+5492291401234',
      email: '',
      observaciones: 'Cerca del mar.',
      condiciones: someConditions(),
    },
  }),
  editLocation: ({ locationId }) => ({
    body: { idUbicaciones: locationId, ...address, latitud: -38.27, longitud: -57.83 },
  }),
  verifyHome: ({ activeId }) => ({ body: { idInmueble: activeId, visto: ['escritura', 'visita'] } }),
  changeCode: ({ activeId }) => ({ body: { idInmueble: activeId, codigo: 'ALQ-0777' } }),
  editPrices: ({ activeId, priceId }) => ({
    body: {
      precios: [
        {
          idInmueble: activeId,
          idPrecios: priceId,
          periodo: 'Enero',
          fraccion: '1º Quincena',
          monto: 100_000,
          tipo_moneda: 'ARS',
          alquilado: false,
        },
      ],
    },
  }),
  editAmenities: ({ activeId, amenityId }) => ({ body: { idInmueble: activeId, servicios: [amenityId] } }),
  removePrice: bodyId('idPrecios', 'sparePriceId'),
  dismissProposal: ({ activeId }) => ({
    body: { idInmueble: activeId, idPrecios: 1, desde: '2027-01-03', hasta: '2027-01-10', noches: 7 },
    status: 409,
  }),
  saveOutsideCalendar: ({ activeId }) => ({
    body: { idInmueble: activeId, direccion: 'https://calendario.ejemplo.com/casa.ics' },
  }),
  markRented: ({ activeId }) => ({
    body: { idInmueble: activeId, periodo: 'Enero', fraccion: '1º Quincena', alquilado: true },
  }),
  editContract: ({ activeId }) => ({
    body: {
      idInmueble: activeId,
      contrato: { alqfotos: true, alqsinfotos: false, alqfotdest: false },
      destacado: false,
    },
  }),
  recordPayment: ({ activeId }) => ({
    body: {
      idInmueble: activeId,
      fecha: '2026-01-15',
      monto: 30_000,
      moneda: 'ARS',
      medio: 'efectivo',
      recibo: 'A-12',
      nota: 'En mano.',
    },
  }),
  prolongPlan: ({ spareActiveId }) => ({ body: { idInmueble: spareActiveId, dias: 15 } }),
  annulPayment: () => ({ body: { idPago: 2_000_000_000 }, status: 404 }),
  approveListing: ({ pendingId }) => ({
    body: { idInmueble: pendingId, destacado: 0 },
  }),
  rejectListing: ({ sparePendingId }) => ({
    body: { idInmueble: sparePendingId, motivo: 'Falta el precio.', avisar: true },
  }),
  restoreListing: bodyId('idInmueble', 'rejectedId'),
  withdrawListing: bodyId('idInmueble', 'spareActiveId'),
  reinstateListing: bodyId('idInmueble', 'withdrawnId'),
  reviewImport: () => ({ body: {}, files: 'planilla', status: 400 }),
  importListings: () => ({ body: { cantidad: '1' }, files: 'planilla', status: 400 }),
  quickPublish: ({ dni, amenityId }) => ({
    body: {
      dni,
      tipoOperacion: 'alquiler',
      tipoVivienda: 1,
      condiciones: someConditions(),
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
      contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqsinfotos', tipoContratoVenta: '' },
    },
  }),
  uploadPhotos: uploadsOf('activeId'),
  uploadPendingPhotos: uploadsOf('storedPendingId'),
  arrangePhotos: ({ photographedId, imageId }) => ({
    body: { idInmueble: photographedId, imagenes: [{ idImagenes: imageId, orden: 1 }] },
  }),
  removePhoto: bodyId('idImagen', 'spareImageId'),
  removePendingPhoto: bodyId('idImagen', 'pendingImageId'),
  restorePhoto: bodyId('idImagen', 'removedImageId'),
  approveOwnersPhotos: ({ photographedId }) => ({
    body: { idInmueble: photographedId, fotos: [1] },
    status: 404,
  }),
  rejectOwnersPhotos: ({ photographedId }) => ({
    body: { idInmueble: photographedId, fotos: [1] },
    status: 404,
  }),
  decideProposal: ({ activeId }) => ({
    body: { idInmueble: activeId, version: 999, idPropuesta: 1, textos: [], precios: [], motivo: 'No' },
    status: 409,
  }),
  previewRollover: () => ({ body: ROLLOVER }),
  startRollover: () => ({ body: { ...ROLLOVER, hasta: soon().slice(0, 10), cantidad: 1_999 }, status: 409 }),
  viewRollover: () => ({ query: { id: '1' }, status: 404 }),
  remindRollover: () => ({ body: { idRenovacion: 1 }, status: 404 }),
  cancelRollover: () => ({ body: { idRenovacion: 1 }, status: 404 }),
  countRecipients: ({ contactId }) => ({ body: { contactosIds: [contactId] } }),
  sendNewsletter: ({ contactId }) => ({
    body: { ...text, contactosIds: [contactId] },
    heavy: true,
  }),
  scheduleNewsletter: ({ contactId }) => ({
    body: { ...text, contactosIds: [contactId], cuando: soon() },
  }),
  rescheduleNewsletter: ({ scheduledId }) => ({ body: { idProgramado: scheduledId, cuando: soon() } }),
  cancelScheduled: bodyId('idProgramado', 'spareScheduledId'),
  stopNewsletter: ({ newsletterId }) => ({ body: { idEnvio: newsletterId }, status: 409 }),
  resumeNewsletter: ({ newsletterId }) => ({ body: { idEnvio: newsletterId }, status: 409 }),
  retryUndelivered: ({ newsletterId }) => ({
    body: { id: newsletterId, entregasIds: [1] },
    status: 409,
  }),
  previewNewsletter: () => ({ body: text }),
  sendTest: () => ({ body: text, heavy: true }),
  replyToMessages: ({ supportId }) => ({
    body: { ...text, consultasIds: [supportId] },
  }),
  takeBackReply: () => ({ body: { idEnvio: 1_000_000 }, status: 404 }),
  viewConversation: byId('id', 'supportId'),
  closeMessages: ({ supportId }) => ({ body: { consultasIds: [supportId] } }),
  reopenMessages: ({ supportId }) => ({ body: { consultasIds: [supportId] } }),
  removeMessage: bodyId('idConsultaSoporte', 'supportId'),
  saveTemplates: () => ({
    body: { tipo: 'rechazo', version: 0, lista: [{ nombre: 'Precio', asunto: '', texto: 'Revisalo.' }] },
  }),
  addAmenity: () => ({ body: { nombre: '🔥 Hogar' } }),
  renameAmenity: ({ amenityId }) => ({
    body: { id: amenityId, nombre: '📶 Wi-Fi' },
  }),
  removeAmenity: byId('id', 'spareAmenityId'),
  addZone: () => ({ body: { nombre: 'Barrio nuevo', ciudad: 'Miramar', contorno: A_TRIANGLE } }),
  changeZone: ({ zoneId }) => ({
    body: { id: zoneId, version: 1, nombre: 'Otro barrio', ciudad: 'Miramar', contorno: A_TRIANGLE },
  }),
  removeZone: byId('id', 'spareZoneId'),
  blacklistAddress: () => ({
    body: { email: 'malo@ejemplo.com', descripcion: 'Estafa' },
  }),
  unlistAddress: byId('id', 'blacklistId'),
  removeContact: byId('id', 'spareContactId'),
  exportListings: () => ({ heavy: true }),
  exportPayments: nothing,
  exportPaymentsAsWorkbook: nothing,
  exportContacts: () => ({ body: { filtro: 'todos', letra: 'A', buscar: 'Ana', orden: '-creado' } }),
  exportContactsAsWorkbook: () => ({ body: { filtro: 'mixtos' } }),
  exportInquiries: () => ({
    body: { ...INQUIRIES, codigo: 'ALQ', orden: 'creado' },
  }),
  exportInquiriesAsWorkbook: (seed: Seed) => ({ body: { idContacto: seed.contactId } }),
  exportList: () => ({ body: { estado: 'alta', tipoOperacion: 'todas', pagado: '1', orden: '-visitas' } }),
  exportListAsWorkbook: () => ({ body: { estado: 'alta', tipoOperacion: 'todas' } }),
  downloadBackup: () => ({ heavy: true }),
  cleanSeason: nothing,
  undoCleaning: nothing,
  retryMail: () => ({ body: { idEnvio: 1 }, status: 409 }),
  tryMailNow: () => ({}),
  mailAgain: (seed: Seed) => ({ body: { idContacto: seed.contactId }, status: 409 }),
  retryUnfinished: () => ({ body: { clave: 'correo-1' }, status: 404 }),
  discardUnfinished: () => ({ body: { clave: 'correo-1' }, status: 404 }),
} satisfies Partial<CallSamples>;
