import { IsBoolean, IsIn } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { ROLES, type Role } from '#common/kernel/calls/roles.js';
import type {
  AccountChangeRequest,
  AccountRequest,
  CodeRequest,
  ConfirmationRequest,
  InvitationRequest,
  LinkRequest,
  NewPasswordRequest,
  OwnNameRequest,
  PasswordChangeRequest,
  ResetRequest,
  SessionEndRequest,
} from '#common/accounts/account-calls.js';
import { Email, Flag, Id, Text, Verbatim } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
const TOKEN_LENGTH = 200;
const CODE_LENGTH = 40;
const SESSION_KEY_LENGTH = 22;
/** Longer than the rule allows, so that the rule refuses with its own text. */
const PASSWORD_LENGTH = 400;

export class InvitationDto implements InvitationRequest {
  @Email() email = '';
  @Text(LENGTHS.name) nombre = '';
  @IsIn(ROLES, { message }) rol: Role;
}

export class AccountDto implements AccountRequest {
  @Id() idCuenta: number;
}

export class AccountChangeDto extends AccountDto implements AccountChangeRequest {
  @IsIn(ROLES, { message }) rol: Role;
  @Flag() @IsBoolean({ message }) activa: boolean;
}

export class ResetDto implements ResetRequest {
  @Email() email = '';
}

export class PasswordChangeDto implements PasswordChangeRequest {
  @Verbatim(PASSWORD_LENGTH) actual = '';
  @Verbatim(PASSWORD_LENGTH) nueva = '';
}

export class OwnNameDto implements OwnNameRequest {
  @Text(LENGTHS.name) nombre = '';
}

export class ConfirmationDto implements ConfirmationRequest {
  @Verbatim(PASSWORD_LENGTH) clave = '';
}

export class SessionEndDto implements SessionEndRequest {
  @Text(SESSION_KEY_LENGTH) idSesion = '';
}

export class CodeDto implements CodeRequest {
  @Text(CODE_LENGTH) codigo = '';
}

export class LinkDto implements LinkRequest {
  @Text(TOKEN_LENGTH) enlace = '';
}

export class NewPasswordDto extends LinkDto implements NewPasswordRequest {
  @Verbatim(PASSWORD_LENGTH) clave = '';
}
