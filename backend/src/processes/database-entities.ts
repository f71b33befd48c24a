import { InboxRow, OutboxRow } from '#platform/events/outbox.entity.js';
import { MailDelivery } from '#platform/mail/mail-delivery.entity.js';
import { Amenity } from '../listings/amenities/amenity.entity.js';
import { AuditEntry } from '#platform/audit/audit-entry.entity.js';
import { Administrator } from '../accounts/credentials/administrator.entity.js';
import { BlacklistEntry } from '../blacklist/blacklist-entry.entity.js';
import { ContactRow } from '../contacts/contact.entity.js';
import { Contract } from '../contracts/contract.entity.js';
import { ExchangeRate } from '../pricing/dollar/exchange-rate.entity.js';
import { GeocodedAddress } from '../listings/location/geocoded-address.entity.js';
import { Inquiry } from '../inquiries/sending/inquiry.entity.js';
import { ListingAmenity } from '../listings/core/listing-amenity.entity.js';
import { Listing } from '../listings/core/listing.entity.js';
import { Location } from '../listings/location/location.entity.js';
import { Payment } from '../contracts/payment.entity.js';
import { Rejection } from '../listings/review/rejection.entity.js';
import { SearchRow } from '../listings/rows/search-row.entity.js';
import { InternalNote } from '../owners/notes/internal-note.entity.js';
import { MailSuppression } from '../newsletter/refusals/mail-suppression.entity.js';
import { ScheduledNewsletter } from '../newsletter/schedule/scheduled-newsletter.entity.js';
import { Newsletter } from '../newsletter/sending/newsletter.entity.js';
import { NewsletterDraft } from '../newsletter/sending/newsletter-draft.entity.js';
import { Image } from '../listings/pictures/image.entity.js';
import { ProposedImage } from '../listings/pictures/proposed-image.entity.js';
import { PastPriceRow } from '../pricing/prices/past-price.entity.js';
import { Price } from '../pricing/prices/price.entity.js';
import { ListingDailyStats, ListingStats, SiteDailyStats } from '../stats/statistics/listing-stats.entity.js';
import { SupportReply } from '../newsletter/support/support-reply.entity.js';
import { SupportMessage } from '../newsletter/support/support-message.entity.js';
import { TemplateList } from '../newsletter/templates/template-list.entity.js';

/** Every mapped table; test/integration/schema.test.ts compares them with the migrations. */
export const ENTITIES = [
  Administrator,
  Amenity,
  AuditEntry,
  BlacklistEntry,
  ContactRow,
  Contract,
  ExchangeRate,
  GeocodedAddress,
  Image,
  ProposedImage,
  InboxRow,
  Inquiry,
  InternalNote,
  Listing,
  ListingAmenity,
  ListingDailyStats,
  ListingStats,
  Location,
  MailDelivery,
  MailSuppression,
  Newsletter,
  ScheduledNewsletter,
  NewsletterDraft,
  OutboxRow,
  Payment,
  PastPriceRow,
  Price,
  Rejection,
  SearchRow,
  SiteDailyStats,
  SupportMessage,
  SupportReply,
  TemplateList,
];
