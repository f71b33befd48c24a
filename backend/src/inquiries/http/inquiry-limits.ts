import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/rules/email.js';
import { fold } from '#common/rules/text.js';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';
import { digest } from '#platform/secrets/digest.js';
import { PhoneLimits } from './phone-limits.js';
import type { InquiryDto } from './dto/inquiry.dto.js';

/** One person about one listing. */
const PERSON_AND_LISTING: Limit = { name: 'inquiry-person', points: 5, seconds: 3_600 };
/** Behind one address live many: a hotel, the customers of a phone company. */
const ADDRESS_AND_LISTING: Limit = { name: 'inquiry-address-listing', points: 40, seconds: 3_600 };
const ADDRESS: Limit = { name: 'inquiry-address', points: 120, seconds: 3_600 };
/** What an owner's mailbox has to bear in a day; WhatsApp is opened by the visitor and fills nobody's. */
const MAILED_TO_LISTING: Limit = { name: 'inquiry-listing', points: 100, seconds: 86_400 };
/** One text from one person, to however many listings; the prefilled one names its listing. */
const TEXT: Limit = { name: 'inquiry-text', points: 12, seconds: 3_600 };

/** How much one may ask owners (docs/decisions/0019). */
@Injectable()
export class InquiryLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly phones: PhoneLimits,
  ) {}

  /** Counts an inquiry. Throws a Problem 'too-many' once a limit is passed. */
  async consume(inquiry: InquiryDto, ip: string): Promise<void> {
    const { inmuebleId, mensaje, tipoConsulta } = inquiry;
    const address = visitorAddress(ip);
    const person = personOf(inquiry);
    await this.limits.consume(PERSON_AND_LISTING, digest(`${address} ${inmuebleId} ${person}`));
    await this.limits.consume(ADDRESS_AND_LISTING, `${address} ${inmuebleId}`);
    await this.limits.consume(ADDRESS, address);
    await this.limits.consume(TEXT, digest(`${fold(mensaje)} ${person}`));
    if (tipoConsulta === 'email') await this.limits.consume(MAILED_TO_LISTING, String(inmuebleId));
    else await this.phones.consume(inmuebleId, ip);
  }
}

/** A person is known by where the answer goes. */
function personOf({ tipoConsulta, email, telefono }: InquiryDto): string {
  return tipoConsulta === 'email' ? normaliseEmail(email) : telefono.replace(/\D/g, '');
}
