import { Controller } from '@nestjs/common';
import {
  discardPending,
  pendingByNetwork,
  undoDiscard,
  type DiscardAnswer,
  type PendingByNetworkAnswer,
} from '#common/accounts/security/security-calls.js';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { NetworkDto } from '#platform/http/input/network.dto.js';
import { PendingByNetwork } from './pending-by-network.js';
import { DiscardPending } from './discard-pending.js';
import { BatchDto } from './batch.dto.js';

/** Pending notices of one network, rejected and recovered together. */
@Controller()
export class DiscardController {
  constructor(
    private readonly pending: PendingByNetwork,
    private readonly discard: DiscardPending,
  ) {}

  @Answers(pendingByNetwork)
  async list(): Promise<PendingByNetworkAnswer> {
    return { success: true, redes: await this.pending.list() };
  }

  @Answers(discardPending)
  async discardAll(
    @Sent() { red }: NetworkDto,
    @AdministratorId() administratorId: number,
  ): Promise<DiscardAnswer> {
    const { batch, count } = await this.discard.execute(red, administratorId);
    return { success: true, message: SECURITY_MESSAGES.discarded(count), descartados: count, lote: batch };
  }

  @Answers(undoDiscard)
  async undo(@Sent() { lote }: BatchDto, @AdministratorId() administratorId: number): Promise<DiscardAnswer> {
    const count = await this.discard.undo(lote, administratorId);
    return { success: true, message: SECURITY_MESSAGES.recovered(count), descartados: 0, lote: null };
  }
}
