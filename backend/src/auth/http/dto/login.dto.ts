import { IsNotEmpty } from 'class-validator';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { PASSWORD_LENGTHS } from '#common/rules/new-password.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { LoginRequest } from '#common/wire/admin.js';
import { Text, Verbatim } from '#platform/http/dto-fields.js';

const message = ERROR_MESSAGES.invalid;

export class LoginDto implements LoginRequest {
  @Text(LENGTHS.email) @IsNotEmpty({ message }) email = '';
  @Verbatim(PASSWORD_LENGTHS.most) @IsNotEmpty({ message }) password = '';
}
