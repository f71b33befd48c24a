import { Controller } from '@nestjs/common';
import {
  changeAccount,
  inviteAccount,
  listAccounts,
  removeAccount,
  repeatInvitation,
  type AccountsAnswer,
  type AccountState,
  type AccountWire,
} from '#common/accounts/account-calls.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { isEmail } from '#common/kernel/forms/email.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { AccountList, type ListedAccount } from './account-list.js';
import { ChangeAccount } from './change-account.js';
import { InviteAccount } from './invite-account.js';
import { AccountChangeDto, AccountDto, InvitationDto } from '../credentials/account.dtos.js';

/** The accounts of the back office, for administrators. */
@Controller()
export class AccountsController {
  constructor(
    private readonly list: AccountList,
    private readonly invitations: InviteAccount,
    private readonly changes: ChangeAccount,
  ) {}

  @Answers(listAccounts)
  async all(@AdministratorId() administratorId: number): Promise<AccountsAnswer> {
    const accounts = await this.list.all();
    return { success: true, cuentas: accounts.map((account) => present(account, administratorId)) };
  }

  @Answers(inviteAccount)
  async invite(
    @Sent() { email, nombre, rol }: InvitationDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    if (!isEmail(email))
      throw Problem.invalid({ email: [ERROR_MESSAGES.invalid] }, ACCOUNT_MESSAGES.notAnEmail);
    await this.invitations.execute({ email, name: nombre, role: rol }, administratorId);
    return { success: true, message: ACCOUNT_MESSAGES.invited(email) };
  }

  @Answers(repeatInvitation)
  async repeat(
    @Sent() { idCuenta }: AccountDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const email = await this.invitations.repeat(idCuenta, administratorId);
    return { success: true, message: ACCOUNT_MESSAGES.invited(email) };
  }

  @Answers(changeAccount)
  async change(
    @Sent() { idCuenta, rol, activa }: AccountChangeDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.changes.execute({ id: idCuenta, role: rol, active: activa }, administratorId);
    return { success: true, message: ACCOUNT_MESSAGES.changed };
  }

  @Answers(removeAccount)
  async remove(
    @Asked() values: QueryValues<IdQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.changes.remove(values.requiredId('id'), administratorId);
    return { success: true, message: ACCOUNT_MESSAGES.removed };
  }
}

function present(account: ListedAccount, administratorId: number): AccountWire {
  return {
    idCuenta: account.id,
    email: account.email,
    nombre: account.name,
    rol: account.role,
    estado: stateOf(account),
    creada: account.createdAt.toISOString(),
    ultimoIngreso: account.lastLoginAt?.toISOString() ?? null,
    invitacionVence: account.hasPassword ? null : (account.invitedUntil?.toISOString() ?? null),
    segundoPaso: account.hasSecondFactor,
    esPropia: account.id === administratorId,
  };
}

function stateOf({ disabledAt, hasPassword }: ListedAccount): AccountState {
  if (disabledAt !== null) return 'desactivada';
  return hasPassword ? 'activa' : 'invitada';
}
