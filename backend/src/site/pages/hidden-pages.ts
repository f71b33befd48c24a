import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';

/** Pages that crawlers do not read: each serves one visitor or one listing. */
export const HIDDEN_PAGES: readonly string[] = [
  PUBLIC_PATHS.alert,
  PUBLIC_PATHS.unsubscribe,
  PUBLIC_PATHS.confirmEmail,
  PUBLIC_PATHS.report,
  PUBLIC_PATHS.myNotice,
];
