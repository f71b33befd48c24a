export { SupportPersonalData } from './support-personal-data.js';
export { UNANSWERED } from './support-messages.js';
