import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  addPasskey,
  askPasskeyConfirmation,
  confirmByPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from '#common/accounts/passkey-calls.js';
import { PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import type { PasskeyOptionsAnswer, PasskeysAnswer, PasskeyWire } from '#common/accounts/account-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { watch } from '#platform/security/watched-request.js';
import { Sessions } from '#platform/security/sessions.js';
import { Passkeys, type Passkey } from '../credentials/passkeys.js';
import { OwnPasskeys } from './own-passkeys.js';
import { ClonedPasskey, PasskeyProofs } from '../sign-in/passkey-proofs.js';
import { NewPasskeyDto, PasskeyDto, PasskeyNameDto, PasskeyRemovalDto } from '../sign-in/passkey.dtos.js';

/** Limits attempts by somebody who has taken over a session, like those of the password. */
const ATTEMPTS: Limit = { name: 'own-passkey', points: 10, seconds: 15 * 60 };

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly own: OwnPasskeys,
    private readonly proofs: PasskeyProofs,
    private readonly limits: RateLimits,
    private readonly sessions: Sessions,
  ) {}

  @Answers(listPasskeys)
  async list(@AdministratorId() administratorId: number): Promise<PasskeysAnswer> {
    return { success: true, claves: (await this.passkeys.listOf(administratorId)).map(present) };
  }

  @Answers(preparePasskey)
  async prepare(@Req() request: FastifyRequest): Promise<PasskeyOptionsAnswer> {
    return {
      success: true,
      opciones: await this.own.prepare(signedIn(request), request.session.sessionId),
    };
  }

  @Answers(addPasskey)
  async add(
    @Sent() { nombre: label, credencial: answer }: NewPasskeyDto,
    @Req() request: FastifyRequest,
  ): Promise<SimpleAnswer> {
    await this.own.add(signedIn(request), { holder: request.session.sessionId, answer, label });
    return { success: true, message: PASSKEY_MESSAGES.added };
  }

  @Answers(renamePasskey)
  async rename(
    @Sent() { idClave: id, nombre: label }: PasskeyNameDto,
    @Req() request: FastifyRequest,
  ): Promise<SimpleAnswer> {
    await this.own.rename(signedIn(request), { id, label });
    return { success: true, message: PASSKEY_MESSAGES.renamed };
  }

  @Answers(removePasskey)
  async remove(
    @Sent() { idClave }: PasskeyRemovalDto,
    @Req() request: FastifyRequest,
  ): Promise<SimpleAnswer> {
    await this.own.remove(signedIn(request), idClave);
    return { success: true, message: PASSKEY_MESSAGES.removed };
  }

  @Answers(askPasskeyConfirmation)
  async ask(@Req() request: FastifyRequest): Promise<PasskeyOptionsAnswer> {
    const opciones = await this.proofs.ask(
      { use: 'confirm', holder: request.session.sessionId },
      { administratorId: signedIn(request).id, verified: true },
    );
    if (!opciones) throw Problem.notFound(PASSKEY_MESSAGES.gone);
    return { success: true, opciones };
  }

  @Answers(confirmByPasskey)
  async confirm(
    @Sent() { credencial: answer }: PasskeyDto,
    @Req() request: FastifyRequest,
  ): Promise<SimpleAnswer> {
    const { session } = request;
    const administratorId = signedIn(request).id;
    await this.limits.consume(ATTEMPTS, String(administratorId));
    try {
      const use = { use: 'confirm', holder: session.sessionId } as const;
      await this.proofs.check(use, { answer, administratorId, verified: true });
    } catch (error) {
      if (error instanceof ClonedPasskey) watch(request, 'passkey-clone');
      // A 401 would say that the session is over.
      if (!(error instanceof Problem)) throw error;
      throw Problem.invalid({ credencial: [error.message] }, error.message);
    }
    await this.limits.forget(ATTEMPTS, String(administratorId));
    await this.sessions.confirm(session.sessionId);
    return { success: true, message: PASSKEY_MESSAGES.confirmed };
  }
}

function present({ id, label, createdAt, lastUsedAt, backedUp }: Passkey): PasskeyWire {
  return {
    idClave: id,
    nombre: label,
    creada: createdAt.toISOString(),
    ultimoUso: lastUsedAt?.toISOString() ?? null,
    sincronizada: backedUp,
  };
}

/** The account of the request; the guard admits only signed-in ones. */
function signedIn({ session }: FastifyRequest): { id: number; email: string } {
  return { id: session.administratorId!, email: session.email! };
}
