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
import type { Access } from '#common/calls/call.js';
import { quickPublish } from '#common/calls/publication.js';
import { listReports } from '#common/calls/reports.js';
import { adminPaths } from '../admin-paths.js';

export interface SidebarLink {
  to: string;
  label: string;
  icon: Icon;
  /** Count in its badge. */
  counts?: 'Pendientes' | 'Altas';
  /** Shown only to accounts that may make the call. */
  needs?: { access: Access };
}

/** Entries of the sidebar, in the order of back-office.md §2. */
export const SIDEBAR_LINKS: readonly SidebarLink[] = [
  { to: adminPaths.dashboard, label: 'Dashboard', icon: IconLayoutDashboard },
  { to: adminPaths.pending, label: 'Pendientes', icon: IconClipboardCheck, counts: 'Pendientes' },
  { to: adminPaths.active, label: 'Actuales', icon: IconHome2 },
  { to: adminPaths.statistics, label: 'Estadísticas', icon: IconChartBar },
  { to: adminPaths.inquiries, label: 'Consultas', icon: IconMessages },
  { to: adminPaths.contacts, label: 'Contactos', icon: IconAddressBook },
  { to: adminPaths.blacklist, label: 'Blacklist', icon: IconBan },
  { to: adminPaths.newsletter, label: 'Newsletter', icon: IconNews },
  { to: adminPaths.reports, label: 'Denuncias', icon: IconFlag, needs: listReports },
  { to: adminPaths.support, label: 'Soporte', icon: IconLifebuoy },
  { to: adminPaths.tools, label: 'Herramientas', icon: IconTools },
  { to: adminPaths.quickPublish, label: 'Publicar rápido', icon: IconSend, needs: quickPublish },
];
