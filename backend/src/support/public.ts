export { SupportPersonalData } from './data/support-personal-data.js';
