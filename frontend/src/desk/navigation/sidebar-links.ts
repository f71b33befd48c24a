import {
  IconAddressBook,
  IconBan,
  IconChartBar,
  IconClipboardCheck,
  IconFlag,
  IconHome2,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMessages,
  IconNews,
  IconSend,
  IconTools,
  type Icon,
} from '@tabler/icons-react';
import type { Counted } from '../data/listing-queries.js';
import type { ScreenName } from '../screens.js';

export interface SidebarLink {
  screen: ScreenName;
  label: string;
  icon: Icon;
  /** Count in its badge. */
  counts?: Counted;
}

/** Entries of the sidebar, in the order of back-office.md §2. An account sees those of screens that it may use. */
export const SIDEBAR_LINKS: readonly SidebarLink[] = [
  { screen: 'dashboard', label: 'Dashboard', icon: IconLayoutDashboard },
  { screen: 'pending', label: 'Pendientes', icon: IconClipboardCheck, counts: 'Pendientes' },
  { screen: 'active', label: 'Actuales', icon: IconHome2 },
  { screen: 'statistics', label: 'Estadísticas', icon: IconChartBar },
  { screen: 'inquiries', label: 'Consultas', icon: IconMessages },
  { screen: 'contacts', label: 'Contactos', icon: IconAddressBook },
  { screen: 'blacklist', label: 'Blacklist', icon: IconBan },
  { screen: 'newsletter', label: 'Newsletter', icon: IconNews },
  { screen: 'reports', label: 'Denuncias', icon: IconFlag, counts: 'Denuncias' },
  { screen: 'support', label: 'Soporte', icon: IconLifebuoy },
  { screen: 'tools', label: 'Herramientas', icon: IconTools },
  { screen: 'quickPublish', label: 'Publicar rápido', icon: IconSend },
];
