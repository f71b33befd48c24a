export {
  carryUnsubscription,
  returnUnsubscriptions,
  type CarriedUnsubscription,
} from './refusals/carry-unsubscription.js';
export { SuppressionPersonalData } from './refusals/suppression-personal-data.js';
export { SubscriberPersonalData } from './news/subscriber-personal-data.js';
export { Subscribers } from './news/subscribers.js';
export { NewsConfirmations } from './news/news-confirmations.js';
export { NewsletterDataModule, NewsletterModule } from './newsletter.module.js';
export { UnsentNewsletters } from './sending/unsent-newsletters.js';
export { holdScheduled } from './schedule/scheduled-newsletters.js';
