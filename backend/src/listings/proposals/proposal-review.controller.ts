import { Controller } from '@nestjs/common';
import { decideProposal } from '#common/listings/proposals/proposal-calls.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { DecideProposal } from './decide-proposal.js';
import { ProposalDecisionDto } from './proposal.dto.js';

/** Decisions on changes that owners have proposed (docs/decisions/0067). */
@Controller()
export class ProposalReviewController {
  constructor(private readonly deciding: DecideProposal) {}

  @Answers(decideProposal)
  async decide(
    @Sent() { idInmueble, version, ...decision }: ProposalDecisionDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const outcome = await this.deciding.execute(idInmueble, { administratorId, version, decision });
    return { success: true, message: PROPOSAL_MESSAGES[outcome] };
  }
}
