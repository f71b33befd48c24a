import { InboxRow, OutboxRow } from '#platform/events/outbox.entity.js';
import { MailDelivery } from '#platform/mail/mail-delivery.entity.js';
import { Amenity } from './amenities/data/amenity.entity.js';
import { AuditEntry } from '#platform/audit/audit-entry.entity.js';
import { Administrator } from './auth/data/administrator.entity.js';
import { BlacklistEntry } from './blacklist/data/blacklist-entry.entity.js';
import { ContactRow } from './contacts/data/contact.entity.js';
import { Contract } from './contracts/data/contract.entity.js';
import { ExchangeRate } from './exchange-rate/data/exchange-rate.entity.js';
import { GeocodedAddress } from './geocoding/data/geocoded-address.entity.js';
import { Inquiry } from './inquiries/data/inquiry.entity.js';
import { ListingAmenity } from './listings/data/listing-amenity.entity.js';
import { Listing } from './listings/data/listing.entity.js';
import { Location } from './listings/data/location.entity.js';
import { Payment } from './contracts/data/payment.entity.js';
import { Rejection } from './listings/data/rejection.entity.js';
import { SearchRow } from './listings/data/search-row.entity.js';
import { InternalNote } from './notes/data/internal-note.entity.js';
import { MailSuppression } from './newsletter/data/mail-suppression.entity.js';
import { ScheduledNewsletter } from './newsletter/data/scheduled-newsletter.entity.js';
import { Newsletter } from './newsletter/data/newsletter.entity.js';
import { NewsletterDraft } from './newsletter/data/newsletter-draft.entity.js';
import { Image } from './photos/data/image.entity.js';
import { ProposedImage } from './photos/data/proposed-image.entity.js';
import { PastPriceRow } from './pricing/data/past-price.entity.js';
import { Price } from './pricing/data/price.entity.js';
import { ListingDailyStats, ListingStats, SiteDailyStats } from './stats/data/listing-stats.entity.js';
import { SupportReply } from './support/data/support-reply.entity.js';
import { SupportMessage } from './support/data/support-message.entity.js';
import { TemplateList } from './templates/data/template-list.entity.js';

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
