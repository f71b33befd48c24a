import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  createInquiries,
  type AskedHomeWire,
  type SeveralInquiriesAnswer,
} from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { severalFaults } from '#common/inquiries/several-inquiries.js';
import { PROOF_HEADER } from '#common/kernel/calls/proof-of-work.js';
import { looksAutomatic } from '#common/kernel/forms/spam.js';
import { formatDay } from '#common/kernel/time/days.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import type { MailOutcome } from '#platform/mail/mail-outcomes.js';
import { localDay } from '#platform/process/local-day.js';
import { Problem } from '#platform/process/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { SeveralInquiriesDto } from '../sending/inquiry.dto.js';
import { InquiryLimits } from '../sending/inquiry-limits.js';
import { InquiryOutcomes } from '../sending/inquiry-outcomes.js';
import { AskHomes, type AskedHome } from './ask-homes.js';
import { Receipts } from './receipts.js';

/** One question to several homes. Bots and blacklisted persons get the answer of everybody else, after the same time. */
@Controller()
export class SeveralInquiriesController {
  constructor(
    private readonly homes: AskHomes,
    private readonly blacklist: Blacklist,
    private readonly limits: InquiryLimits,
    private readonly outcomes: InquiryOutcomes,
    private readonly receipts: Receipts,
  ) {}

  @Answers(createInquiries)
  async create(
    @Sent() form: SeveralInquiriesDto,
    @Req() { ip, headers }: FastifyRequest,
  ): Promise<SeveralInquiriesAnswer> {
    const errors = severalFaults(form, formatDay(localDay(new Date())));
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    await this.limits.consumeSeveral(form.email, ip, headers[PROOF_HEADER]?.toString());
    const isDropped = (await this.blacklist.lists(form.email)) || looksAutomatic(form);
    const { inmuebleIds, ...question } = form;
    const asked: AskedHome[] = [];
    for (const inmuebleId of inmuebleIds) {
      const inquiry = { ...question, inmuebleId, tipoConsulta: 'email' as const };
      asked.push(await this.homes.ask(inquiry, { ip, isDropped }));
    }
    const consultas = await Promise.all(
      asked.map(async (home, at): Promise<AskedHomeWire> => ({
        inmuebleId: inmuebleIds[at]!,
        ...(await this.stateOf(home, isDropped)),
      })),
    );
    const inquiryIds = asked.flatMap((home, at) =>
      home.kind === 'stored' && consultas[at]!.estado !== 'no-enviada' ? [home.inquiryId] : [],
    );
    await this.receipts.post(form, { inquiryIds, isDropped });
    return { success: true, consultas };
  }

  private async stateOf(home: AskedHome, isDropped: boolean): Promise<Omit<AskedHomeWire, 'inmuebleId'>> {
    if (home.kind !== 'stored')
      return { estado: home.kind === 'taken' ? 'ocupada' : 'no-enviada', motivo: home.reason };
    return mailed(await this.outcomes.of(home.inquiryId, { way: home.way, isDropped }));
  }
}

function mailed(outcome: MailOutcome | undefined): Omit<AskedHomeWire, 'inmuebleId'> {
  if (outcome?.state === 'sent') return { estado: 'enviada', motivo: '' };
  if (outcome?.state === 'failed')
    return {
      estado: 'no-enviada',
      motivo: outcome.refusesMail ? INQUIRY_MESSAGES.ownerRefusesMail : INQUIRY_MESSAGES.tryAgain,
    };
  return { estado: 'demorada', motivo: '' };
}
