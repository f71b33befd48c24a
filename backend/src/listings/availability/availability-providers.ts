import { AskAvailability } from './ask-availability.js';
import { PauseUnconfirmedNotices } from './pause-unconfirmed.job.js';
import { AvailabilityPausedMail } from './availability-paused.mail.js';
import { AvailabilityMail } from './availability.mail.js';
import { ListingDecisions } from '../review/listing-decisions.js';
import { PauseUnconfirmed } from './pause-unconfirmed.js';

/** Providers that ask owners about availability and pause notices that nobody confirms. */
export const AVAILABILITY = [
  AskAvailability,
  AvailabilityMail,
  AvailabilityPausedMail,
  ListingDecisions,
  PauseUnconfirmed,
  PauseUnconfirmedNotices,
];
