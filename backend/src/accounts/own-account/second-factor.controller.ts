import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  confirmSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#common/accounts/second-factor-calls.js';
import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import type {
  PreparedFactorAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
} from '#common/accounts/account-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { SecondFactors } from '../credentials/second-factors.js';
import { OwnSecondFactor } from './own-second-factor.js';
import { CodeDto } from '../credentials/account.dtos.js';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly own: OwnSecondFactor,
  ) {}

  @Answers(readSecondFactor)
  async read(@AdministratorId() id: number): Promise<SecondFactorAnswer> {
    const { since, codesLeft } = await this.factors.stateOf(id);
    return { success: true, desde: since?.toISOString() ?? null, codigosRestantes: codesLeft };
  }

  @Answers(prepareSecondFactor)
  async prepare(@Req() request: FastifyRequest): Promise<PreparedFactorAnswer> {
    const { secret, uri } = await this.own.prepare(signedIn(request));
    return { success: true, clave: secret, uri };
  }

  @Answers(confirmSecondFactor)
  async confirm(@Sent() { codigo }: CodeDto, @Req() request: FastifyRequest): Promise<RecoveryCodesAnswer> {
    const codigos = await this.own.confirm(signedIn(request), codigo);
    return { success: true, message: SECOND_FACTOR_MESSAGES.added, codigos };
  }

  @Answers(renewRecoveryCodes)
  async renew(@Req() request: FastifyRequest): Promise<RecoveryCodesAnswer> {
    const codigos = await this.own.renewCodes(signedIn(request));
    return { success: true, message: SECOND_FACTOR_MESSAGES.renewed, codigos };
  }

  @Answers(removeSecondFactor)
  async remove(@Req() request: FastifyRequest): Promise<SimpleAnswer> {
    await this.own.remove(signedIn(request));
    return { success: true, message: SECOND_FACTOR_MESSAGES.removed };
  }
}

/** The account of the request; the guard admits only signed-in ones. */
function signedIn({ session }: FastifyRequest): { id: number; email: string } {
  return { id: session.administratorId!, email: session.email! };
}
