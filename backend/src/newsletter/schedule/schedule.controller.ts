import { Controller } from '@nestjs/common';
import {
  cancelScheduled,
  listScheduled,
  rescheduleNewsletter,
  scheduleNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { scheduleFault } from '#common/newsletter/scheduled-sending.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { ScheduleAnswer, ScheduledWire } from '#common/newsletter/mailing-shapes.js';
import { Clock } from '#platform/process/clock.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { LongLists } from '#platform/http/answers/long-lists.js';
import { Problem } from '#platform/process/problem.js';
import { Schedules } from './schedules.js';
import { ScheduleNewsletter } from './schedule-newsletter.js';
import { CancellationDto, RescheduleDto, ScheduleDto } from './schedule.dto.js';
import { readLetter, selectionOf } from '../sending/read-letter.js';

/** Newsletters that are sent later (back-office.md §7, Newsletter and support). */
@Controller()
export class ScheduleController {
  constructor(
    private readonly schedule: ScheduleNewsletter,
    private readonly schedules: Schedules,
    private readonly clock: Clock,
  ) {}

  /** The body may contain twenty thousand ids. */
  @LongLists()
  @Answers(scheduleNewsletter)
  async add(@Sent() form: ScheduleDto, @AdministratorId() administratorId: number): Promise<ScheduleAnswer> {
    const letter = readLetter(form, form);
    this.refuseTime(form.cuando);
    const schedule = { ...letter, selection: selectionOf(form), administratorId, when: form.cuando };
    const idProgramado = await this.schedule.schedule(schedule);
    return { success: true, message: MAILING_MESSAGES.scheduled, idProgramado };
  }

  @Answers(listScheduled)
  list(): Promise<ScheduledWire[]> {
    return this.schedules.open();
  }

  @Answers(rescheduleNewsletter)
  async move(
    @Sent() { idProgramado, cuando }: RescheduleDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    this.refuseTime(cuando);
    await this.schedule.reschedule(idProgramado, { when: cuando }, administratorId);
    return { success: true, message: MAILING_MESSAGES.rescheduled };
  }

  @Answers(cancelScheduled)
  async cancel(
    @Sent() { idProgramado }: CancellationDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.schedule.cancel(idProgramado, administratorId);
    return { success: true, message: MAILING_MESSAGES.scheduleCancelled };
  }

  private refuseTime(when: string): void {
    const fault = scheduleFault(when, this.clock.now());
    if (fault) throw Problem.invalid({ cuando: [fault] }, fault);
  }
}
