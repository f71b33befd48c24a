import {
  IconChartBar,
  IconClipboardCheck,
  IconHome2,
  IconLayoutDashboard,
  type Icon,
} from '@tabler/icons-react';
import { adminPaths } from '../admin-paths.js';

export interface SidebarLink {
  to: string;
  label: string;
  icon: Icon;
  /** What its badge counts. */
  counts?: 'Pendientes' | 'Altas';
}

/** Entries of the sidebar, in the order of back-office.md §2; each comes with its screen. */
export const SIDEBAR_LINKS: readonly SidebarLink[] = [
  { to: adminPaths.dashboard, label: 'Dashboard', icon: IconLayoutDashboard },
  { to: adminPaths.pending, label: 'Pendientes', icon: IconClipboardCheck, counts: 'Pendientes' },
  { to: adminPaths.active, label: 'Actuales', icon: IconHome2 },
  { to: adminPaths.statistics, label: 'Estadisticas', icon: IconChartBar },
];
