import { Injectable } from '@nestjs/common';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';

/** The same number for the same network is given again and counted once. */
const AGAIN: Limit = { name: 'phone-again', points: 1, seconds: 3_600 };
/** Numbers of different listings for one network. */
const NUMBERS: Limit = { name: 'phone', points: 30, seconds: 3_600 };

/** How many owners' numbers a network may learn, by the sheet's button and by WhatsApp together (docs/decisions/0037). */
@Injectable()
export class PhoneLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a number that is about to be told.
   * @returns whether it is the first time within the hour that this network is told this number
   * @throws Problem 'too-many' for the 31st number
   */
  async consume(listingId: number, ip: string): Promise<boolean> {
    const network = visitorAddress(ip);
    const listing = `${network} ${listingId}`;
    if (!(await this.limits.tryConsume(AGAIN, listing))) return false;
    try {
      await this.limits.consume(NUMBERS, network);
      return true;
    } catch (refusal) {
      await this.limits.giveBack(AGAIN, listing);
      throw refusal;
    }
  }
}
