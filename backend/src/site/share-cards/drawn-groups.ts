import { Injectable } from '@nestjs/common';
import { LruMap } from '#platform/cache/lru-map.js';
import { CostlyLimiter } from '#platform/http/input/costly.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { CardPainter } from './card-painter.js';
import { cardVersion } from './card-version.js';
import type { GroupContent } from './card-content.js';

/** Cards drawn for one network. The limit is high, because a preview service requests cards for many visitors. */
export const DRAWN: Limit = { name: 'drawn-cards', points: 300, seconds: 3_600 };

/** Bounds the cards that a process keeps; a card has up to 250 kB. */
const MOST_BYTES = 16 * 1024 * 1024;

interface Kept {
  card: Promise<Buffer>;
  weight: number;
}

/** Cards of searches and lists, drawn when a preview asks for them. Cards with the same content are drawn once in each process. */
@Injectable()
export class DrawnGroups {
  private readonly drawn = new LruMap<string, Kept>(MOST_BYTES);
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly painter: CardPainter,
    private readonly limiter: CostlyLimiter,
    private readonly networks: NetworkLimits,
  ) {}

  /**
   * @param ip address of the client
   * @returns a JPEG file
   * @throws Problem 'too-many' beyond the limit of the network, 'unavailable' if many cards are being drawn
   */
  async card(content: GroupContent, ip: string): Promise<Buffer> {
    const version = cardVersion(content);
    return this.drawn.get(version)?.card ?? this.underWay.get(version) ?? this.draw(version, content, ip);
  }

  private draw(version: string, content: GroupContent, ip: string): Promise<Buffer> {
    const card = this.painted(content, ip).finally(() => this.underWay.delete(version));
    this.underWay.set(version, card);
    return card.then((bytes) => {
      this.drawn.set(version, { card, weight: bytes.length });
      return bytes;
    });
  }

  private async painted(content: GroupContent, ip: string): Promise<Buffer> {
    await this.networks.consume(DRAWN, ip);
    return this.limiter.run('picture', ip, () => this.painter.paint(content, content.covers));
  }
}
