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
  IconStars,
  IconTag,
  IconTemplate,
  IconSpeakerphone,
  IconTools,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { Counted, ScreenName } from '../../desk/screens.js';

export interface SidebarLink {
  screen: ScreenName;
  label: string;
  icon: Icon;
  /** Count in its badge: work that waits. */
  counts?: Counted;
}

interface SidebarGroup {
  title: string;
  links: readonly SidebarLink[];
}

/** Entries of the sidebar (back-office.md §2) by what they are about. An account sees those of screens that it may use. */
export const SIDEBAR_GROUPS: readonly SidebarGroup[] = [
  {
    title: 'Hoy',
    links: [
      { screen: 'dashboard', label: 'Dashboard', icon: IconLayoutDashboard },
      { screen: 'statistics', label: 'Estadísticas', icon: IconChartBar },
    ],
  },
  {
    title: 'Avisos',
    links: [
      { screen: 'pending', label: 'Pendientes', icon: IconClipboardCheck, counts: 'Pendientes' },
      { screen: 'active', label: 'Actuales', icon: IconHome2 },
      { screen: 'quickPublish', label: 'Publicar rápido', icon: IconSend },
    ],
  },
  {
    title: 'Personas',
    links: [
      { screen: 'contacts', label: 'Contactos', icon: IconAddressBook },
      { screen: 'inquiries', label: 'Consultas', icon: IconMessages },
      { screen: 'support', label: 'Soporte', icon: IconLifebuoy, counts: 'Soporte' },
      { screen: 'reports', label: 'Denuncias', icon: IconFlag, counts: 'Denuncias' },
      { screen: 'blacklist', label: 'Blacklist', icon: IconBan },
    ],
  },
  {
    title: 'Difusión',
    links: [
      { screen: 'newsletter', label: 'Newsletter', icon: IconNews },
      { screen: 'templates', label: 'Plantillas', icon: IconTemplate },
    ],
  },
  {
    title: 'Plata',
    links: [
      { screen: 'income', label: 'Ingresos', icon: IconCoins },
      { screen: 'season', label: 'Temporada', icon: IconCalendarUp },
      { screen: 'tariffs', label: 'Tarifas', icon: IconTag },
    ],
  },
  {
    title: 'Ajustes',
    links: [
      { screen: 'amenities', label: 'Servicios', icon: IconStars },
      { screen: 'options', label: 'Sitio', icon: IconSpeakerphone },
      { screen: 'accounts', label: 'Cuentas', icon: IconUsersGroup },
      { screen: 'tools', label: 'Herramientas', icon: IconTools },
    ],
  },
];

/** Screens with an entry of their own. */
export const SIDEBAR_SCREENS: readonly ScreenName[] = SIDEBAR_GROUPS.flatMap(({ links }) =>
  links.map(({ screen }) => screen),
);
