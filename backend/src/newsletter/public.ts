export { SuppressionPersonalData } from './data/suppression-personal-data.js';
export { SubscriberPersonalData } from './data/subscriber-personal-data.js';
export { SUBSCRIBERS_SWEEP, Subscribers } from './data/subscribers.js';
export { NewsConfirmations } from './mail/news-confirmations.js';
export { NewsletterDataModule, NewsletterModule } from './newsletter.module.js';
export { UnsentNewsletters } from './data/unsent-newsletters.js';
export { holdScheduled } from './data/scheduled-newsletters.js';
