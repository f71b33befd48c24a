import { ADMIN_SCREENS, type ScreenName } from './screens.js';

/** Screens with an entry in the sidebar (back-office.md §2), by what they are about. An account sees those that it may use. */
export const SIDEBAR: Readonly<Record<string, readonly ScreenName[]>> = {
  Hoy: ['dashboard', 'statistics'],
  Avisos: ['pending', 'active', 'quickPublish'],
  Personas: ['contacts', 'inquiries', 'support', 'reports', 'blacklist'],
  Difusión: ['newsletter', 'templates'],
  Plata: ['income', 'season', 'tariffs'],
  Ajustes: ['amenities', 'options', 'accounts', 'tools'],
};

/** Screens with a card on the dashboard. */
export const CARDS: readonly ScreenName[] = [
  'pending',
  'active',
  'statistics',
  'amenities',
  'templates',
  'inquiries',
  'support',
  'contacts',
  'inquirers',
  'newsletter',
  'blacklist',
  'quickPublish',
];

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
