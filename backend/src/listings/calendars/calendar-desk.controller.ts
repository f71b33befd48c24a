import { Controller } from '@nestjs/common';
import { outsideCalendar } from '#common/listings/calendars/calendar-calls.js';
import type { OutsideCalendarAnswer } from '#common/listings/calendars/calendar-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { OutsideCalendars } from './outside-calendars.js';

/** What the outside calendar of a notice proposes, for the operator. */
@Controller()
export class CalendarDeskController {
  constructor(private readonly calendars: OutsideCalendars) {}

  @Answers(outsideCalendar)
  async view(@Asked() values: QueryValues<IdQuery>): Promise<OutsideCalendarAnswer> {
    return { success: true, calendario: await this.calendars.forOperator(values.requiredId('id')) };
  }
}
