import {
  IconAddressBook,
  IconBan,
  IconChartBar,
  IconClipboardCheck,
  IconHome2,
  IconLifebuoy,
  IconMessages,
  IconNews,
  IconSend,
  IconStars,
  IconTemplate,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { listAccounts } from '#common/accounts/account-calls.js';
import { LINKED_ADMIN_PATHS } from '#common/kernel/admin-paths.js';
import type { Access } from '#common/kernel/calls/call.js';
import { findPersonalData } from '#common/owners/personal-data/personal-data-calls.js';
import { importListings } from '#common/listings/importing/import-calls.js';
import { quickPublish } from '#common/listings/publication/publication-calls.js';
import { listReports } from '#common/inquiries/reports/report-calls.js';
import { listSecurityEvents, viewRefusals } from '#common/accounts/security/security-calls.js';

/** A screen behind the login, for its route (`admin-routes.tsx`), the palette, the sidebar and the dashboard. */
export interface AdminScreen {
  path: string;
  title: string;
  /** Its name among the tabs of its screen; the title by default. */
  tab?: string;
  /** What it is for, in the palette and on its card. */
  text: string;
  /** Other words by which the palette finds it. */
  words: string;
  /** Only accounts that may make this call can use the screen. */
  needs?: { access: Access };
  /** Screens with a card are shown on the dashboard. */
  card?: ScreenCard;
}

/** What the counters of dashboard and sidebar count (back-office.md §7, Counters). */
export type Counted = 'Pendientes' | 'Altas' | 'Consultas' | 'Soporte' | 'Denuncias';

export interface ScreenCard {
  icon: Icon;
  /** Count in its badge. */
  counts?: Counted;
  /** Query that shows exactly what the badge counts, if the screen at first shows a part of it. */
  counted?: string;
  tone?: 'sun' | 'primary';
}

/** Screens by name, in the order of the palette and of the dashboard (back-office.md §2). */
const DECLARED = {
  dashboard: {
    path: '/admin/dashboard',
    title: 'Dashboard',
    text: 'El comienzo del día.',
    words: 'hoy inicio trabajo',
  },
  pending: {
    path: '/admin/inmueblesPendientes',
    title: 'Pendientes',
    text: 'Avisos que esperan una decisión.',
    words: 'revisar aprobar cola',
    card: { icon: IconClipboardCheck, counts: 'Pendientes', tone: 'sun' },
  },
  active: {
    path: '/admin/inmueblesAlta',
    title: 'Actuales',
    text: 'Avisos publicados en el sitio.',
    words: 'avisos publicados altas',
    card: { icon: IconHome2, counts: 'Altas', counted: '?operacion=todas' },
  },
  statistics: {
    path: '/admin/estadisticas',
    title: 'Estadísticas',
    text: 'Avisos, consultas y promedios de precios.',
    words: 'numeros graficos promedios',
    card: { icon: IconChartBar },
  },
  amenities: {
    path: '/admin/servicios',
    title: 'Servicios',
    text: 'Lo que una propiedad puede ofrecer.',
    words: 'comodidades pileta wifi',
    card: { icon: IconStars },
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
    card: { icon: IconTemplate },
  },
  inquiries: {
    path: '/admin/consultas',
    title: 'Consultas de propiedades',
    tab: 'Consultas',
    text: 'Lo que los visitantes preguntan a los dueños.',
    words: 'preguntas mensajes interesados',
    card: { icon: IconMessages, counts: 'Consultas' },
  },
  support: {
    path: '/admin/soporte',
    title: 'Consultas de soporte',
    text: 'Lo que nos preguntan a nosotros.',
    words: 'mensajes ayuda responder',
    card: { icon: IconLifebuoy, counts: 'Soporte' },
  },
  contacts: {
    path: '/admin/contactos',
    title: 'Contactos de dueños',
    tab: 'Contactos',
    text: 'Quienes publican, con sus avisos.',
    words: 'dueños propietarios personas',
    card: { icon: IconAddressBook },
  },
  inquirers: {
    path: '/admin/consultasContactos',
    title: 'Contactos de consultas',
    tab: 'Quiénes consultaron',
    text: 'Quienes consultaron, una vez cada uno.',
    words: 'interesados visitantes personas',
    card: { icon: IconUsers },
  },
  newsletter: {
    path: '/admin/newsletter',
    title: 'Newsletter',
    text: 'Novedades para los dueños.',
    words: 'difusion envio boletin',
    card: { icon: IconNews },
  },
  blacklist: {
    path: '/admin/blacklist',
    title: 'Blacklist',
    text: 'Direcciones cuyos envíos se descartan.',
    words: 'negra vetados bloqueados',
    card: { icon: IconBan },
  },
  quickPublish: {
    path: '/admin/PublicarAvisoRapido',
    title: 'Publicar aviso rápido',
    text: 'Un aviso en nombre de su dueño.',
    words: 'cargar nuevo aviso',
    needs: quickPublish,
    card: { icon: IconSend },
  },
  tools: {
    path: LINKED_ADMIN_PATHS.tools,
    title: 'Herramientas',
    text: 'Exportar, copia de la base, limpieza de alquileres.',
    words: 'ajustes exportar backup',
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
    tab: 'Sitio',
    text: 'Avisos en todo el sitio, y qué se cierra en una emergencia.',
    words: 'emergencia estafa cerrar',
  },
  tariffs: {
    path: '/admin/tarifas',
    title: 'Tarifas',
    text: 'Lo que cuesta cada plan, y los avisos gratuitos por persona.',
    words: 'precios planes subir aumentar cambiar',
  },
  season: {
    path: '/admin/temporada',
    title: 'Renovar la temporada',
    text: 'Proponer los precios de la temporada a los dueños.',
    words: 'temporada aumentar precios',
  },
  income: {
    path: '/admin/ingresos',
    title: 'Ingresos',
    text: 'Pagos por mes y por plan, en un gráfico y en Excel.',
    words: 'plata pagos cobros',
  },
  mail: {
    path: '/admin/correos',
    title: 'Emails',
    tab: 'Lo que salió',
    text: 'Qué pasó con cada mensaje, y por qué no llegó.',
    words: 'correos mensajes enviados',
  },
  reports: {
    path: '/admin/denuncias',
    title: 'Denuncias',
    text: 'Avisos que denunciaron los visitantes.',
    words: 'estafas quejas denunciados',
    needs: listReports,
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
    tab: 'Para quien mantiene el sitio',
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
    tab: 'Rechazos y bloqueos',
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
  },
} satisfies Record<string, AdminScreen>;

export type ScreenName = keyof typeof DECLARED;

export const ADMIN_SCREENS: Readonly<Record<ScreenName, AdminScreen>> = DECLARED;

const NAMES = Object.keys(ADMIN_SCREENS) as ScreenName[];

export const SCREENS: readonly (AdminScreen & { name: ScreenName })[] = NAMES.map((name) => ({
  ...ADMIN_SCREENS[name],
  name,
}));

/** Screens that are the tabs of one, each under its own address. */
const TABS: readonly (readonly ScreenName[])[] = [
  ['dashboard', 'statistics'],
  ['amenities', 'zones'],
  ['contacts', 'blacklist', 'personalData'],
  ['inquiries', 'inquirers'],
  ['mail', 'unfinished'],
  ['audit', 'security', 'securityEvents'],
  ['tariffs', 'options'],
  ['accounts', 'ownAccount'],
  ['tools', 'system', 'api'],
];

/** The tabs of the screen with this path; none for a screen without tabs. */
export function tabsOf(pathname: string): readonly ScreenName[] {
  return TABS.find((names) => names.some((name) => ADMIN_SCREENS[name].path === pathname)) ?? [];
}
