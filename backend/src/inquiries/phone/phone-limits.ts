import { Injectable } from '@nestjs/common';
import { PHONE_MESSAGES } from '#common/inquiries/phone-messages.js';
import { visitorAddress } from '#platform/process/visitor-address.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { refusedUntil } from './refused-until.js';

/** Repeated requests of one network for the same number are counted once. */
const AGAIN: Limit = { name: 'phone-again', points: 1, seconds: 3_600 };
/** Numbers of different listings per network. */
const NUMBERS: Limit = { name: 'phone', points: 30, seconds: 3_600 };

/** Limits how many owners' numbers a network can get through the sheet's button. */
@Injectable()
export class PhoneLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
  ) {}

  /**
   * Counts a number that is about to be shown.
   * @returns whether this network gets this number for the first time within the hour
   * @throws Problem 'too-many' for the 31st number
   */
  async consume(listingId: number, ip: string): Promise<boolean> {
    const listing = `${visitorAddress(ip)} ${listingId}`;
    if (!(await this.limits.tryConsume(AGAIN, listing))) return false;
    try {
      await this.networks.consume(NUMBERS, ip);
      return true;
    } catch (refusal) {
      await this.limits.giveBack(AGAIN, listing);
      throw refusedUntil(refusal, PHONE_MESSAGES.tooMany);
    }
  }
}
