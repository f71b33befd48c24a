export { SuppressionPersonalData } from './data/suppression-personal-data.js';
