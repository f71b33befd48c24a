export { SuppressionPersonalData } from './data/suppression-personal-data.js';
export { holdScheduled } from './data/scheduled-newsletters.js';
