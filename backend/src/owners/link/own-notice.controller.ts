import { Controller, Req } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  confirmAvailability,
  markOwnPrice,
  moveOwnNotice,
  replaceOwnerLinks,
  viewOwnNotice,
  type OwnNoticeAnswer,
  type OwnNoticeMove,
  type OwnPriceMark,
} from '#common/owners/link/owner-access-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Flag, Id, WholeNumber } from '#platform/http/input/dto-fields.js';
import { ConfirmAvailability, OwnerChanges, type OpenedLink } from '../../listings/public.js';
import { OwnNotice } from './own-notice.js';
import { LinkDto } from './link.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';
import { ReplaceOwnerLinks } from './replace-owner-links.js';

const MOVES: readonly OwnNoticeMove['accion'][] = ['pausar', 'reanudar', 'darDeBaja'];
const message = ERROR_MESSAGES.invalid;

class VersionedDto extends LinkDto {
  @WholeNumber() @IsInt({ message }) @Min(1, { message }) version: number;
}

class MoveDto extends VersionedDto implements OwnNoticeMove {
  @IsIn(MOVES, { message }) accion: OwnNoticeMove['accion'];
}

class MarkDto extends VersionedDto implements OwnPriceMark {
  @Id() idPrecios: number;
  @Flag() @IsBoolean({ message }) alquilado: boolean;
}

/** The owner's page of a notice, opened by a link (docs/decisions/0044). */
@Controller()
export class OwnNoticeController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly notice: OwnNotice,
    private readonly changes: OwnerChanges,
    private readonly replacing: ReplaceOwnerLinks,
    private readonly confirming: ConfirmAvailability,
  ) {}

  @Answers(viewOwnNotice)
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnNoticeAnswer> {
    return this.answer(await this.open(enlace, ip));
  }

  @Answers(moveOwnNotice)
  async move(@Sent() form: MoveDto, @Req() { ip }: FastifyRequest): Promise<OwnNoticeAnswer> {
    const link = await this.open(form.enlace, ip);
    await this.changes.move(link.listingId, form);
    return this.answer(link);
  }

  @Answers(markOwnPrice)
  async mark(@Sent() form: MarkDto, @Req() { ip }: FastifyRequest): Promise<OwnNoticeAnswer> {
    const link = await this.open(form.enlace, ip);
    const { idPrecios: id, alquilado: rented, version } = form;
    await this.changes.mark(link.listingId, { id, rented, version });
    return this.answer(link);
  }

  @Answers(confirmAvailability)
  async confirm(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnNoticeAnswer> {
    const link = await this.open(enlace, ip);
    await this.confirming.execute(link.listingId);
    return this.answer(link);
  }

  @Answers(replaceOwnerLinks)
  async replace(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<SimpleAnswer> {
    const { listingId } = await this.open(enlace, ip);
    await this.replacing.execute(listingId);
    return { success: true, message: OWNER_ACCESS_MESSAGES.replaced };
  }

  private open(token: string, ip: string): Promise<OpenedLink> {
    return this.links.open(token, { ip, limit: 'notice' });
  }

  private async answer(link: OpenedLink): Promise<OwnNoticeAnswer> {
    return { success: true, aviso: await this.notice.of(link) };
  }
}
