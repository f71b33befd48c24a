import { QUEUE_BOARD_MESSAGES } from '#common/operations/queue-board-messages.js';
import { LINKED_ADMIN_PATHS } from '#common/kernel/admin-paths.js';

/** Name, logo and language of the queue dashboard; its back link leads to the tools. */
export const BOARD_LOOK = {
  boardTitle: QUEUE_BOARD_MESSAGES.title,
  boardLogo: { path: '/favicon.svg', width: 36, height: 36 },
  favIcon: { default: '/favicon.svg', alternative: '/favicon.ico' },
  miscLinks: [{ text: QUEUE_BOARD_MESSAGES.back, url: LINKED_ADMIN_PATHS.tools }],
  locale: { lng: 'es-ES' },
  hideDocsLink: true,
  hideRedisDetails: true,
};

/** The site's colours (frontend/src/app/theme.css) and system fonts for the dashboard. */
export const BRAND_STYLE = `<style>
:root{--font-sans:system-ui,sans-serif;--background:#fbf8f2;--foreground:#13232b;--primary:#0d5b76;--primary-foreground:#fff;
--secondary:#f4ede1;--secondary-foreground:#34454e;--muted:#f4ede1;--muted-foreground:#4c5d66;--accent:#eef7fa;--accent-foreground:#0b4860;
--border:#e7dcc9;--input:#d3c4a9;--sidebar:#f4ede1;--sidebar-foreground:#34454e;--sidebar-accent:#d8ecf3;--sidebar-border:#e7dcc9}
</style>`;
