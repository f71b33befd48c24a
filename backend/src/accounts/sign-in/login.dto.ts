import { IsNotEmpty } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PASSWORD_LENGTHS } from '#common/accounts/new-password.js';
import type { LoginRequest } from '#common/accounts/session-calls.js';
import { Email, Verbatim } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;

export class LoginDto implements LoginRequest {
  @Email() @IsNotEmpty({ message }) email = '';
  @Verbatim(PASSWORD_LENGTHS.most) @IsNotEmpty({ message }) password = '';
}
