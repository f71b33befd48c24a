import { IsString, MaxLength } from 'class-validator';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import type { NetworkRequest } from '#common/accounts/security/security-calls.js';

const LONGEST_NETWORK = 60;
const message = SECURITY_MESSAGES.noNetwork;

/** A network as `networksOf` names it. */
export class NetworkDto implements NetworkRequest {
  @IsString({ message })
  @MaxLength(LONGEST_NETWORK, { message })
  red: string;
}
