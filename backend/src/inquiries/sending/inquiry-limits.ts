import { Injectable } from '@nestjs/common';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { mailboxOf, normaliseEmail } from '#common/kernel/forms/email.js';
import { fold } from '#common/kernel/text.js';
import { visitorAddress } from '#platform/process/visitor-address.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { ProvenLimits, type ProvenLimit } from '#platform/security/proven-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import type { MailWay } from '../events.js';
import { refusedUntil } from '../phone/refused-until.js';
import type { InquiryDto } from './inquiry.dto.js';

const PERSON_AND_LISTING: Limit = { name: 'inquiry-person', points: 5, seconds: 3_600 };
/** Many people may share an address: a hotel, the customers of a mobile network. */
const ADDRESS_AND_LISTING: Limit = { name: 'inquiry-address-listing', points: 40, seconds: 3_600 };
const ADDRESS: ProvenLimit = {
  limit: { name: 'inquiry-address', points: 480, seconds: 3_600 },
  free: 120,
  proofNeeded: INQUIRY_MESSAGES.proofNeeded,
};
/**
 * Inquiries about one listing that are mailed singly within a day; further ones wait for a digest. WhatsApp inquiries are exempt, because
 * the visitor sends them.
 */
const MAILED_TO_LISTING: Limit = { name: 'inquiry-listing', points: 40, seconds: 86_400 };
/** The same text from one person to any listings; the default text names its listing. */
const TEXT: Limit = { name: 'inquiry-text', points: 12, seconds: 3_600 };

/** Questions to several homes; a question counts once, and each of its homes for what its owner gets. */
const SEVERAL: ProvenLimit = {
  limit: { name: 'inquiry-several-address', points: 96, seconds: 3_600 },
  free: 24,
  proofNeeded: INQUIRY_MESSAGES.proofNeeded,
};
const SEVERAL_OF_PERSON: Limit = { name: 'inquiry-several', points: 5, seconds: 3_600 };

/** Copies to one mailbox, because its address is not confirmed. */
const COPY_TO_MAILBOX: Limit = { name: 'inquiry-copy', points: 5, seconds: 86_400 };

/** Limits on inquiries to owners (docs/decisions/0019). */
@Injectable()
export class InquiryLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
    private readonly proven: ProvenLimits,
  ) {}

  /**
   * Counts an inquiry.
   * @param solution of a task that was given to this network
   * @returns how it is mailed to the owner
   * @throws Problem 'too-many' if a limit is exceeded, with a task if a solution of it would be accepted
   */
  async consume(inquiry: InquiryDto, ip: string, solution: string | undefined): Promise<MailWay> {
    return saidUntil(async () => {
      await this.proven.consume(ADDRESS, ip, solution);
      await this.countHome(inquiry, ip);
      const person = `${visitorAddress(ip)} ${personOf(inquiry)}`;
      await this.limits.consume(TEXT, `${fold(inquiry.mensaje)} ${person}`);
      return this.wayOf(inquiry);
    });
  }

  /** Counts a question to several homes, without its homes; otherwise as `consume`. */
  async consumeSeveral(email: string, ip: string, solution: string | undefined): Promise<void> {
    await saidUntil(async () => {
      await this.proven.consume(SEVERAL, ip, solution);
      await this.limits.consume(SEVERAL_OF_PERSON, `${visitorAddress(ip)} ${mailboxOf(email)}`);
    });
  }

  /** Counts one home of such a question; otherwise as `consume`. */
  async consumeHome(inquiry: InquiryDto, ip: string): Promise<MailWay> {
    return saidUntil(async () => {
      await this.countHome(inquiry, ip);
      return this.wayOf(inquiry);
    });
  }

  private async countHome(inquiry: InquiryDto, ip: string): Promise<void> {
    const { inmuebleId } = inquiry;
    const address = visitorAddress(ip);
    await this.limits.consume(PERSON_AND_LISTING, `${address} ${inmuebleId} ${personOf(inquiry)}`);
    await this.networks.consume(ADDRESS_AND_LISTING, ip, String(inmuebleId));
  }

  private async wayOf({ tipoConsulta, inmuebleId }: InquiryDto): Promise<MailWay> {
    if (tipoConsulta === 'whatsapp') return 'single';
    return (await this.limits.tryConsume(MAILED_TO_LISTING, String(inmuebleId))) ? 'single' : 'digest';
  }

  /** Whether a copy is mailed: the sender asks for one, and the mailbox is below its limit. The response is the same either way. */
  async mayCopy({
    tipoConsulta,
    copia,
    email,
  }: Pick<InquiryDto, 'tipoConsulta' | 'copia' | 'email'>): Promise<boolean> {
    if (tipoConsulta !== 'email' || !copia) return false;
    return this.limits.tryConsume(COPY_TO_MAILBOX, mailboxOf(email));
  }
}

/** Says until when a limit refuses. */
async function saidUntil<T>(count: () => Promise<T>): Promise<T> {
  try {
    return await count();
  } catch (error) {
    throw refusedUntil(error, INQUIRY_MESSAGES.tooMany);
  }
}

/** Part of a person's key, beside the network: the reply address or number. By it alone, anybody could use up another's limit. */
function personOf({ tipoConsulta, email, telefono }: InquiryDto): string {
  return tipoConsulta === 'email' ? normaliseEmail(email) : telefono.replace(/\D/g, '');
}
