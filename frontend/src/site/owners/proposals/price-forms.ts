// One chunk for both price forms: with two chunks, every public page would load the code that they share (vite.config.ts).
export { default as NoticeChanges } from './notice-changes.js';
export { default as NoticeSeason } from './notice-season.js';
