import { Injectable } from '@nestjs/common';
import { networksOf, type Network } from '../process/visitor-address.js';
import { RateLimits, type Limit } from './rate-limits.js';

/**
 * Limits by network: an IPv4 address; for IPv6 the /64, and with four and sixteen times the points the /56 and the /48, because a /48
 * contains 65,536 networks of the size that a household gets.
 */
@Injectable()
export class NetworkLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Consumes one point of each network of the client.
   * @param about what is counted separately, such as a listing's id
   * @throws Problem 'too-many' if the limit of one of them is exceeded
   */
  async consume(limit: Limit, ip: string, about = ''): Promise<void> {
    for (const network of networksOf(ip))
      await this.limits.consume(limitOf(limit, network), keyOf(network, about));
  }

  /**
   * Consumes one point of each network, also beyond the limit.
   * @returns the points of the network that has used most of its limit, divided by the factor of that network (`share`)
   */
  async count(limit: Limit, ip: string): Promise<number> {
    let most = 0;
    for (const network of networksOf(ip)) {
      const consumed = await this.limits.count(limitOf(limit, network), network.key);
      most = Math.max(most, Math.ceil(consumed / network.share));
    }
    return most;
  }

  /** Returns one point of each network. */
  async giveBack(limit: Limit, ip: string, about = ''): Promise<void> {
    for (const network of networksOf(ip))
      await this.limits.giveBack(limitOf(limit, network), keyOf(network, about));
  }
}

function limitOf(limit: Limit, { share }: Network): Limit {
  return share === 1 ? limit : { ...limit, name: `${limit.name} x${share}`, points: limit.points * share };
}

function keyOf({ key }: Network, about: string): string {
  return about ? `${key} ${about}` : key;
}
