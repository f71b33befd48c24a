import { Controller, Req } from '@nestjs/common';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  replyOwnSeason,
  viewOwnSeason,
  SEASON_REPLIES,
  type OwnSeasonAnswer,
  type OwnSeasonReply,
  type SeasonReply,
} from '#common/owners/renewal/rollover-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Id, WholeNumber } from '#platform/http/input/dto-fields.js';
import { ProposedPrices, type ProposedPriceDto } from '../../listings/public.js';
import { AnswerDraft, OwnSeason } from '../season/public.js';
import { LinkDto } from './link.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

const message = ERROR_MESSAGES.invalid;

class SeasonReplyDto extends LinkDto implements OwnSeasonReply {
  @Id() idBorrador: number;
  @WholeNumber() @IsInt({ message }) @Min(1, { message }) version: number;
  @IsIn(SEASON_REPLIES, { message }) respuesta: SeasonReply;
  @IsOptional() @ProposedPrices() precios?: ProposedPriceDto[];
}

const DONE: Readonly<Record<SeasonReply, string>> = {
  confirmar: ROLLOVER_MESSAGES.confirmed,
  cambiar: ROLLOVER_MESSAGES.changed,
  rechazar: ROLLOVER_MESSAGES.declined,
};

/** Prices of the season that owners answer by the link of their notice. */
@Controller()
export class OwnSeasonController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly season: OwnSeason,
    private readonly answering: AnswerDraft,
  ) {}

  @Answers(viewOwnSeason)
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnSeasonAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'notice' });
    return this.answer(listingId, '');
  }

  @Answers(replyOwnSeason)
  async reply(@Sent() form: SeasonReplyDto, @Req() { ip }: FastifyRequest): Promise<OwnSeasonAnswer> {
    const { listingId } = await this.links.open(form.enlace, { ip, limit: 'proposals' });
    const { idBorrador: draftId, version, respuesta: reply, precios = [] } = form;
    const prices = precios.map((price) => ({ ...price }));
    await this.answering.execute(listingId, { draftId, version, reply, prices });
    return this.answer(listingId, DONE[reply]);
  }

  private async answer(listingId: number, text: string): Promise<OwnSeasonAnswer> {
    return { success: true, message: text, temporada: await this.season.of(listingId) };
  }
}
