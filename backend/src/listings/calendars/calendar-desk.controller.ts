import { Controller } from '@nestjs/common';
import {
  dismissProposal,
  outsideCalendar,
  saveOutsideCalendar,
  type OutsideCalendarAddress,
  type OutsideCalendarAnswer,
  type ProposalDismissal,
} from '#common/listings/calendars/calendar-calls.js';
import { CALENDAR_MESSAGES } from '#common/listings/calendars/calendar-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { Id, Text } from '#platform/http/input/dto-fields.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { ChangeCalendar } from './change-calendar.js';
import { OutsideCalendars } from './outside-calendars.js';

class OutsideCalendarDto implements OutsideCalendarAddress {
  @Id() idInmueble: number;
  @Text(LENGTHS.webAddress) direccion = '';
}

class ProposalDismissalDto implements ProposalDismissal {
  @Id() idInmueble: number;
  @Id() idPrecios: number;
  @Text(10) desde: string;
  @Text(10) hasta: string;
  @Id() noches: number;
}

/** The outside calendar of a notice, for the operator. */
@Controller()
export class CalendarDeskController {
  constructor(
    private readonly calendars: OutsideCalendars,
    private readonly change: ChangeCalendar,
  ) {}

  @Answers(outsideCalendar)
  async view(@Asked() values: QueryValues<IdQuery>): Promise<OutsideCalendarAnswer> {
    return { success: true, calendario: await this.calendars.forOperator(values.requiredId('id')) };
  }

  @Answers(saveOutsideCalendar)
  async save(
    @Sent() { idInmueble, direccion }: OutsideCalendarDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.change.setAddress(idInmueble, direccion, administratorId);
    return {
      success: true,
      message: direccion.trim() ? CALENDAR_MESSAGES.saved : CALENDAR_MESSAGES.removed,
    };
  }

  @Answers(dismissProposal)
  async dismiss(
    @Sent() { idInmueble, ...shown }: ProposalDismissalDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.change.dismiss(
      idInmueble,
      (tx) => this.calendars.dismissible(tx, idInmueble, shown),
      administratorId,
    );
    return { success: true, message: CALENDAR_MESSAGES.dismissed };
  }
}
