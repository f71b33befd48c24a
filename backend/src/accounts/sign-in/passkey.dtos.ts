import { IsBoolean } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type {
  NewPasskeyRequest,
  PasskeyLoginOptionsRequest,
  PasskeyLoginRequest,
  PasskeyNameRequest,
  PasskeyRemovalRequest,
  PasskeyRequest,
} from '#common/accounts/account-calls.js';
import { Flag, Id, Text } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
/** Answers of authenticators have about 1,500 characters, with an attestation more. */
const CREDENTIAL_LENGTH = 12_000;

export class PasskeyLoginOptionsDto implements PasskeyLoginOptionsRequest {
  @Flag() @IsBoolean({ message }) segundoPaso: boolean;
}

export class PasskeyDto implements PasskeyRequest {
  @Text(CREDENTIAL_LENGTH) credencial = '';
}

export class PasskeyLoginDto extends PasskeyDto implements PasskeyLoginRequest {
  @Flag() @IsBoolean({ message }) segundoPaso: boolean;
}

export class NewPasskeyDto extends PasskeyDto implements NewPasskeyRequest {
  @Text(LENGTHS.name) nombre = '';
}

export class PasskeyRemovalDto implements PasskeyRemovalRequest {
  @Id() idClave: number;
}

export class PasskeyNameDto extends PasskeyRemovalDto implements PasskeyNameRequest {
  @Text(LENGTHS.name) nombre = '';
}
