import { Injectable } from '@nestjs/common';
import { visitorAddress } from '../process/visitor-address.js';
import { Signatures } from '../secrets/signatures.js';

const PURPOSE = 'consent-network';

/** Digests of the networks that consents come from: they can be compared with a known network, and do not reveal it. */
@Injectable()
export class ConsentOrigins {
  constructor(private readonly signatures: Signatures) {}

  /** @param ip the visitor's address */
  of(ip: string): Promise<string> {
    return this.signatures.sign(PURPOSE, visitorAddress(ip));
  }
}
