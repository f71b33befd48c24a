// One file for the forms with prices: as two, what they share would be loaded by every public page (vite.config.ts).
export { default as NoticeChanges } from './notice-changes.js';
export { default as NoticeSeason } from './notice-season.js';
