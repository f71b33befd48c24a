import { AskAvailability } from '../jobs/ask-availability.js';
import { PauseUnconfirmedNotices } from '../jobs/pause-unconfirmed.js';
import { AvailabilityPausedMail } from '../mail/availability-paused.mail.js';
import { AvailabilityMail } from '../mail/availability.mail.js';
import { ListingDecisions } from './listing-decisions.js';
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
