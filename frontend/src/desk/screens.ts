import {
  IconAddressBook,
  IconBan,
  IconCalendarUp,
  IconChartBar,
  IconClipboardCheck,
  IconCoins,
  IconFlag,
  IconHome2,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMessages,
  IconNews,
  IconSend,
  IconSpeakerphone,
  IconStars,
  IconTag,
  IconTemplate,
  IconTools,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { listAccounts } from '#common/accounts/account-calls.js';
import { LINKED_ADMIN_PATHS } from '#common/kernel/admin-paths.js';
import { findPersonalData } from '#common/owners/personal-data/personal-data-calls.js';
import { importListings } from '#common/listings/importing/import-calls.js';
import { quickPublish } from '#common/listings/publication/publication-calls.js';
import { listReports } from '#common/inquiries/reports/report-calls.js';
import { listSecurityEvents, viewRefusals } from '#common/accounts/security/security-calls.js';
import type { AdminScreen } from './admin-screen.js';

/** Screens by name, in the order of the palette (back-office.md §2). */
const DECLARED = {
  dashboard: {
    path: '/admin/dashboard',
    title: 'Dashboard',
    text: 'El comienzo del día.',
    words: 'hoy inicio trabajo',
    icon: IconLayoutDashboard,
  },
  pending: {
    path: '/admin/inmueblesPendientes',
    title: 'Pendientes',
    text: 'Avisos que esperan una decisión.',
    words: 'revisar aprobar cola',
    icon: IconClipboardCheck,
    counts: 'Pendientes',
  },
  active: {
    path: '/admin/inmueblesAlta',
    title: 'Actuales',
    text: 'Avisos publicados en el sitio.',
    words: 'avisos publicados altas',
    icon: IconHome2,
    counts: 'Altas',
    counted: '?operacion=todas',
  },
  statistics: {
    path: '/admin/estadisticas',
    title: 'Estadísticas',
    text: 'Avisos, consultas y promedios de precios.',
    words: 'numeros graficos promedios',
    icon: IconChartBar,
  },
  amenities: {
    path: '/admin/servicios',
    title: 'Servicios',
    text: 'Lo que una propiedad puede ofrecer.',
    words: 'comodidades pileta wifi',
    icon: IconStars,
  },
  zones: {
    path: '/admin/barrios',
    title: 'Barrios',
    text: 'Los barrios de cada ciudad, dibujados en el mapa.',
    words: 'zonas mapa contorno',
  },
  templates: {
    path: '/admin/plantillas',
    title: 'Plantillas',
    text: 'Textos que mandás seguido: rechazos, WhatsApp, soporte.',
    words: 'textos mensajes respuestas',
    icon: IconTemplate,
  },
  inquiries: {
    path: '/admin/consultas',
    title: 'Consultas de propiedades',
    short: 'Consultas',
    text: 'Lo que los visitantes preguntan a los dueños.',
    words: 'preguntas mensajes interesados',
    icon: IconMessages,
    counts: 'Consultas',
  },
  support: {
    path: '/admin/soporte',
    title: 'Consultas de soporte',
    short: 'Soporte',
    text: 'Lo que nos preguntan a nosotros.',
    words: 'mensajes ayuda responder',
    icon: IconLifebuoy,
    counts: 'Soporte',
  },
  contacts: {
    path: '/admin/contactos',
    title: 'Contactos de dueños',
    short: 'Contactos',
    text: 'Quienes publican, con sus avisos.',
    words: 'dueños propietarios personas',
    icon: IconAddressBook,
  },
  inquirers: {
    path: '/admin/consultasContactos',
    title: 'Contactos de consultas',
    short: 'Quiénes consultaron',
    text: 'Quienes consultaron, una vez cada uno.',
    words: 'interesados visitantes personas',
    icon: IconUsers,
  },
  newsletter: {
    path: '/admin/newsletter',
    title: 'Newsletter',
    text: 'Novedades para los dueños.',
    words: 'difusion envio boletin',
    icon: IconNews,
  },
  blacklist: {
    path: '/admin/blacklist',
    title: 'Blacklist',
    text: 'Direcciones cuyos envíos se descartan.',
    words: 'negra vetados bloqueados',
    icon: IconBan,
  },
  quickPublish: {
    path: '/admin/PublicarAvisoRapido',
    title: 'Publicar aviso rápido',
    short: 'Publicar rápido',
    text: 'Un aviso en nombre de su dueño.',
    words: 'cargar nuevo aviso',
    needs: quickPublish,
    icon: IconSend,
  },
  tools: {
    path: LINKED_ADMIN_PATHS.tools,
    title: 'Herramientas',
    text: 'Exportar, copia de la base, limpieza de alquileres.',
    words: 'ajustes exportar backup',
    icon: IconTools,
  },
  import: {
    path: '/admin/importar',
    title: 'Importar avisos',
    text: 'Cargar los avisos de una planilla, CSV o Excel.',
    words: 'planilla excel csv viejos subir',
    needs: importListings,
  },
  options: {
    path: '/admin/ajustes',
    title: 'Ajustes del sitio',
    short: 'Sitio',
    text: 'Avisos en todo el sitio, y qué se cierra en una emergencia.',
    words: 'emergencia estafa cerrar',
    icon: IconSpeakerphone,
  },
  tariffs: {
    path: '/admin/tarifas',
    title: 'Tarifas',
    text: 'Lo que cuesta cada plan, y los avisos gratuitos por persona.',
    words: 'precios planes subir aumentar cambiar',
    icon: IconTag,
  },
  season: {
    path: '/admin/temporada',
    title: 'Renovar la temporada',
    short: 'Temporada',
    text: 'Proponer los precios de la temporada a los dueños.',
    words: 'temporada aumentar precios',
    icon: IconCalendarUp,
  },
  income: {
    path: '/admin/ingresos',
    title: 'Ingresos',
    text: 'Pagos por mes y por plan, en un gráfico y en Excel.',
    words: 'plata pagos cobros',
    icon: IconCoins,
  },
  mail: {
    path: '/admin/correos',
    title: 'Emails',
    short: 'Lo que salió',
    text: 'Qué pasó con cada mensaje, y por qué no llegó.',
    words: 'correos mensajes enviados',
  },
  reports: {
    path: '/admin/denuncias',
    title: 'Denuncias',
    text: 'Avisos que denunciaron los visitantes.',
    words: 'estafas quejas denunciados',
    needs: listReports,
    icon: IconFlag,
    counts: 'Denuncias',
  },
  unfinished: {
    path: '/admin/sinTerminar',
    title: 'Sin terminar',
    text: 'Lo que no salió, para reintentar o descartar.',
    words: 'fallidos errores reintentar',
  },
  system: {
    path: '/admin/sistema',
    title: 'Sistema',
    short: 'Para quien mantiene el sitio',
    text: 'Cómo anda el sitio, con el último día.',
    words: 'estado servidor mantenimiento',
  },
  audit: {
    path: '/admin/auditoria',
    title: 'Auditoría',
    text: 'Quién cambió qué, y cuándo.',
    words: 'cambios historial deshacer',
  },
  security: {
    path: '/admin/seguridad',
    title: 'Seguridad',
    short: 'Rechazos y bloqueos',
    text: 'Qué se rechaza y desde dónde, redes bloqueadas.',
    words: 'redes bloqueos ataques',
    needs: viewRefusals,
  },
  securityEvents: {
    path: '/admin/seguridad/registro',
    title: 'Ingresos y descargas',
    text: 'Quién entró, desde dónde, y qué se llevó.',
    words: 'accesos logins descargas',
    needs: listSecurityEvents,
  },
  ownAccount: {
    path: '/admin/cuenta',
    title: 'Mi cuenta',
    text: 'Contraseña y sesiones abiertas.',
    words: 'contraseña sesiones perfil',
  },
  personalData: {
    path: '/admin/datosPersonales',
    title: 'Datos personales',
    text: 'Lo que se guarda de alguien: ver, corregir, borrar.',
    words: 'privacidad borrar persona',
    needs: findPersonalData,
  },
  api: {
    path: '/admin/api',
    title: 'API',
    text: 'Todas las llamadas, para programas.',
    words: 'programas llamadas desarrolladores',
  },
  accounts: {
    path: '/admin/cuentas',
    title: 'Cuentas',
    text: 'Quiénes entran a la administración.',
    words: 'usuarios permisos invitar',
    needs: listAccounts,
    icon: IconUsersGroup,
  },
} satisfies Record<string, AdminScreen>;

export type ScreenName = keyof typeof DECLARED;

export const ADMIN_SCREENS: Readonly<Record<ScreenName, AdminScreen>> = DECLARED;

const NAMES = Object.keys(ADMIN_SCREENS) as ScreenName[];

export const SCREENS: readonly (AdminScreen & { name: ScreenName })[] = NAMES.map((name) => ({
  ...ADMIN_SCREENS[name],
  name,
}));
