import { address, bodyId, byId, nothing, paged, type CallSamples } from './sample.js';
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
    fecha: '2026-11-21',
  },
});
const text = { asunto: 'Novedades', mensaje: 'Hola a todos.' };

export const OPERATOR_SAMPLES = {
  listActive: adminList,
  listRejected: adminList,
  listWithdrawn: adminList,
  listPending: adminList,
  activeListing: byId('id', 'activeId'),
  rejectedListing: byId('id', 'rejectedId'),
  withdrawnListing: byId('id', 'withdrawnId'),
  pendingListing: byId('id', 'pendingId'),
  clientSummary: byId('dni', 'dni'),
  countActive: nothing,
  countInquiries: nothing,
  countPending: nothing,
  countMessages: nothing,
  generalStatistics: () => ({
    query: { page_dia: '1', page_semana: '1', page_mes: '1' },
  }),
  listRecipients: () => ({ query: { tipoOperacion: 'alquiler' } }),
  listMessages: paged,
  newsletterProgress: byId('id', 'newsletterId'),
  replyProgress: byId('id', 'replyId'),
  listPhotos: byId('id', 'photographedId'),
  previewCleaning: nothing,
  listAudit: paged,
  readApiDocument: nothing,
  listMails: () => ({ query: { tipo: 'listing-approved', pagina: '1', buscar: 'ana' } }),
  listNewsletters: paged,
  listUndelivered: byId('id', 'newsletterId'),
  searchPalette: () => ({ query: { q: 'Ana' } }),
  listContacts: () => ({
    query: { filtro: 'todos', pagina: '1', porPagina: '5', buscar: 'Ana' },
  }),
  contactListings: byId('contactoId', 'contactId'),
  listInquiries: () => ({
    query: { tipo: 'email', codigo: 'ALQ-0001', fechaDesde: '2026-11-01', limit: '20', page: '1' },
  }),
  listInquirers: paged,
  exportListingsByLink: () => ({ heavy: true }),
  downloadBackupByLink: () => ({ heavy: true }),
  cleanSeasonByLink: nothing,
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
    },
  }),
  editLocation: ({ locationId }) => ({
    body: { idUbicaciones: locationId, ...address, latitud: -38.27, longitud: -57.83 },
  }),
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
  editContract: ({ activeId }) => ({
    body: {
      idInmueble: activeId,
      contrato: { alqfotos: true, alqsinfotos: false, alqfotdest: false },
      destacado: false,
    },
  }),
  recordPayment: bodyId('idInmueble', 'activeId'),
  approveListing: ({ pendingId }) => ({
    body: { idInmueble: pendingId, destacado: 0 },
  }),
  rejectListing: bodyId('idInmueble', 'sparePendingId'),
  restoreListing: bodyId('idInmueble', 'rejectedId'),
  withdrawListing: bodyId('idInmueble', 'spareActiveId'),
  reinstateListing: bodyId('idInmueble', 'withdrawnId'),
  quickPublish: ({ dni, amenityId }) => ({
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
  sendNewsletter: ({ contactId }) => ({
    body: { ...text, contactosIds: [contactId] },
    heavy: true,
  }),
  retryUndelivered: ({ newsletterId }) => ({
    body: { id: newsletterId, entregasIds: [1] },
    status: 409,
  }),
  previewNewsletter: () => ({ body: text }),
  sendTest: () => ({ body: text, heavy: true }),
  replyToMessages: ({ supportId }) => ({
    body: { ...text, consultasIds: [supportId] },
  }),
  removeMessage: bodyId('idConsultaSoporte', 'supportId'),
  addService: () => ({ body: { nombre: '🔥 Hogar' } }),
  renameService: ({ amenityId }) => ({
    body: { id: amenityId, nombre: '📶 Wi-Fi' },
  }),
  removeService: byId('id', 'spareAmenityId'),
  blacklistAddress: () => ({
    body: { email: 'malo@ejemplo.com', descripcion: 'Estafa' },
  }),
  unlistAddress: byId('id', 'blacklistId'),
  removeContact: byId('id', 'spareContactId'),
  exportListings: () => ({ heavy: true }),
  downloadBackup: () => ({ heavy: true }),
  cleanSeason: nothing,
  undoCleaning: () => ({ status: 409 }),
  retryMail: () => ({ body: { idEnvio: 1 }, status: 409 }),
} satisfies Partial<CallSamples>;
