import { IsUUID } from 'class-validator';
import { SECURITY_MESSAGES } from '#common/messages/security.js';
import type { BatchRequest } from '#common/wire/security.js';

export class BatchDto implements BatchRequest {
  @IsUUID(undefined, { message: SECURITY_MESSAGES.noBatch })
  lote: string;
}
