import { Injectable } from '@nestjs/common';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { OwnerLinks, type OpenedInquiries, type OpenedLink } from '../../listings/public.js';

/** Limits of a network in an hour. A token cannot be guessed, but each attempt costs a query, and each upload costs image processing. */
const LIMITS = {
  notice: { name: 'owner-notice', points: 300, seconds: 3_600 },
  answers: { name: 'owner-answers', points: 120, seconds: 3_600 },
  calendars: { name: 'owner-calendars', points: 60, seconds: 3_600 },
  photos: { name: 'owner-photos', points: 1_500, seconds: 3_600 },
  pictures: { name: 'owner-pictures', points: 1_500, seconds: 3_600 },
  proposals: { name: 'owner-proposals', points: 60, seconds: 3_600 },
  resubmissions: { name: 'owner-resubmissions', points: 60, seconds: 3_600 },
  uploads: { name: 'owner-uploads', points: 120, seconds: 3_600 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Opens owners' links for a controller, within the limits of the network. */
@Injectable()
export class OwnerLinkAccess {
  constructor(
    private readonly links: OwnerLinks,
    private readonly limits: NetworkLimits,
  ) {}

  /** @throws Problem 'gone' for a link that does not work, 'too-many' */
  async open(token: string, { ip, limit }: { ip: string; limit: keyof typeof LIMITS }): Promise<OpenedLink> {
    await this.limits.consume(LIMITS[limit], ip);
    return this.links.open(token);
  }

  /**
   * The same for a link that may open one inquiry only.
   * @throws Problem 'gone' and 'too-many', as `open`
   */
  async openInquiries(
    token: string,
    { ip, limit }: { ip: string; limit: keyof typeof LIMITS },
  ): Promise<OpenedInquiries> {
    await this.limits.consume(LIMITS[limit], ip);
    return this.links.openInquiries(token);
  }
}
