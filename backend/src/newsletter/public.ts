export { SuppressionPersonalData } from './data/suppression-personal-data.js';
export { NewsletterDataModule } from './newsletter.module.js';
export { UnsentNewsletters } from './data/unsent-newsletters.js';
export { holdScheduled } from './data/scheduled-newsletters.js';
