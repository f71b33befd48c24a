import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  changeOwnName,
  changePassword,
  confirmPassword,
  endSessions,
  listSessions,
  viewOwnName,
} from '#common/accounts/own-account-calls.js';
import { ACCOUNT_MESSAGES, PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import type { OwnNameAnswer, SessionsAnswer, SessionWire } from '#common/accounts/account-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Clock } from '#platform/process/clock.js';
import { Transactions } from '#platform/database/transactions.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { isSignedIn } from '#platform/security/session-rules.js';
import { sessionKey, Sessions, type OpenSession } from '#platform/security/sessions.js';
import { OwnName } from './own-name.js';
import { OwnPassword } from './own-password.js';
import { beginSession } from '../sign-in/begin-session.js';
import {
  ConfirmationDto,
  OwnNameDto,
  PasswordChangeDto,
  SessionEndDto,
} from '../credentials/account.dtos.js';

/** The signed-in account itself: password and sessions. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly password: OwnPassword,
    private readonly name: OwnName,
    private readonly sessions: Sessions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Answers(changePassword)
  async change(
    @Sent() { actual, nueva }: PasswordChangeDto,
    @AdministratorId() administratorId: number,
    @Req() request: FastifyRequest,
  ): Promise<SimpleAnswer> {
    const account = await this.password.change(administratorId, { current: actual, wanted: nueva });
    await beginSession(request, account, this.clock.now().getTime());
    return { success: true, message: PASSWORD_MESSAGES.changed };
  }

  @Answers(confirmPassword)
  async confirm(
    @Sent() { clave }: ConfirmationDto,
    @AdministratorId() administratorId: number,
    @Req() { session }: FastifyRequest,
  ): Promise<SimpleAnswer> {
    await this.password.confirm(administratorId, clave, 'clave');
    await this.sessions.confirm(session.sessionId);
    return { success: true, message: PASSWORD_MESSAGES.confirmed };
  }

  @Answers(viewOwnName)
  async ownName(@AdministratorId() administratorId: number): Promise<OwnNameAnswer> {
    return { success: true, nombre: await this.name.of(administratorId) };
  }

  @Answers(changeOwnName)
  async changeName(
    @Sent() { nombre }: OwnNameDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.name.change({ id: administratorId, name: nombre }, administratorId);
    return { success: true, message: ACCOUNT_MESSAGES.nameSaved };
  }

  @Answers(listSessions)
  async list(
    @AdministratorId() administratorId: number,
    @Req() { session }: FastifyRequest,
  ): Promise<SessionsAnswer> {
    const now = this.clock.now().getTime();
    const open = await this.sessions.listOf(administratorId);
    const own = sessionKey(session.sessionId);
    return {
      success: true,
      sesiones: open
        .filter((one) => isSignedIn({ ...one, administratorId }, now))
        .map((one) => present(one, own)),
    };
  }

  @Answers(endSessions)
  async end(
    @Sent() { idSesion }: SessionEndDto,
    @AdministratorId() administratorId: number,
    @Req() { session }: FastifyRequest,
  ): Promise<SimpleAnswer> {
    const ended = await this.transactions.run((tx) =>
      idSesion
        ? this.sessions.endOne(tx, administratorId, idSesion)
        : this.sessions.endAllOf(tx, administratorId, session.sessionId),
    );
    return { success: true, message: ACCOUNT_MESSAGES.sessionsEnded(ended) };
  }
}

function present({ key, device, network, startedAt, seenAt }: OpenSession, own: string): SessionWire {
  return {
    idSesion: key,
    dispositivo: device,
    red: network,
    desde: new Date(startedAt).toISOString(),
    ultimaActividad: new Date(seenAt).toISOString(),
    esEsta: key === own,
  };
}
