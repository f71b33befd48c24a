import { IsUUID } from 'class-validator';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import type { BatchRequest } from '#common/accounts/security/security-calls.js';

export class BatchDto implements BatchRequest {
  @IsUUID(undefined, { message: SECURITY_MESSAGES.noBatch })
  lote: string;
}
