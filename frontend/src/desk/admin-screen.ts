import type { Icon } from '@tabler/icons-react';
import type { Access } from '#common/kernel/calls/call.js';

/** What the counters of dashboard and sidebar count (back-office.md §7, Counters). */
export type Counted = 'Pendientes' | 'Altas' | 'Consultas' | 'Soporte' | 'Denuncias';

/** A screen behind the login, for its route (`admin-routes.tsx`), the palette, the sidebar and the dashboard. */
export interface AdminScreen {
  path: string;
  title: string;
  /** Its name in the sidebar and among the tabs of its screen; the title by default. */
  short?: string;
  /** What it is for, in the palette and on its card. */
  text: string;
  /** Other words by which the palette finds it. */
  words: string;
  /** Only accounts that may make this call can use the screen. */
  needs?: { access: Access };
  /** In the sidebar and on its card. */
  icon?: Icon;
  /** Count in its badge. */
  counts?: Counted;
  /** Query that shows exactly what the badge counts, if the screen at first shows a part of it. */
  counted?: string;
}
