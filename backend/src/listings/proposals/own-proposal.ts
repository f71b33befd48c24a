import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mayPropose } from '#common/listings/proposals/proposal.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { OwnProposalAnswer, ProposalOutcomeWire } from '#common/listings/proposals/proposal-calls.js';
import { Listing } from '../core/listing.entity.js';
import { NoticeContents } from '../core/notice-contents.js';
import { Proposals, type DecidedProposal } from './proposals.js';

/** Reads the texts and prices of a notice, its owner's waiting proposal, and the last decision on a proposal. */
@Injectable()
export class OwnProposal {
  constructor(
    private readonly database: DataSource,
    private readonly contents: NoticeContents,
    private readonly proposals: Proposals,
  ) {}

  async of(listingId: number): Promise<Omit<OwnProposalAnswer, 'success' | 'message'>> {
    const { manager } = this.database;
    const listing = await manager.getRepository(Listing).findOneByOrFail({ id: listingId });
    const waiting = await this.proposals.waiting(manager, listingId);
    const decided = await this.proposals.lastDecided(manager, listingId);
    return {
      version: listing.version,
      operacion: OPERATIONS[listing.operation].name,
      idTipoVivienda: listing.propertyType,
      actual: await this.contents.of(manager, listing),
      propuesta: waiting
        ? { idPropuesta: waiting.id, fecha: waiting.createdAt.toISOString(), contenido: waiting.proposed }
        : null,
      decision: decided ? presentDecided(decided) : null,
      puedeProponer: mayPropose(listing),
    };
  }
}

function presentDecided({ decidedAt, published, refused, reason }: DecidedProposal): ProposalOutcomeWire {
  return { fecha: decidedAt.toISOString(), publicados: published, rechazados: refused, motivo: reason };
}
