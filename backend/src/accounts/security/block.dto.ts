import { IsIn, IsString, MaxLength } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import { BLOCK_HOURS, LONGEST_BLOCK_REASON } from '#common/accounts/security/network-block.js';
import type { BlockRequest } from '#common/accounts/security/security-calls.js';
import { NetworkDto } from '#platform/http/input/network.dto.js';

export class BlockDto extends NetworkDto implements BlockRequest {
  @IsIn(BLOCK_HOURS, { message: SECURITY_MESSAGES.noHours })
  horas: number;

  @IsString({ message: ERROR_MESSAGES.invalid })
  @MaxLength(LONGEST_BLOCK_REASON, { message: SECURITY_MESSAGES.longReason })
  motivo: string;
}
