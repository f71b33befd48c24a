export { SupportPersonalData } from './data/support-personal-data.js';
export { UNANSWERED } from './queries/support-messages.js';
