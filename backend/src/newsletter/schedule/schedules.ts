import { Injectable } from '@nestjs/common';
import type { ScheduledWire, ScheduleStateName } from '#common/newsletter/mailing-shapes.js';
import { ScheduledNewsletters } from './scheduled-newsletters.js';
import type { ScheduleState } from './scheduled-newsletter.entity.js';
import { Recipients } from '../recipients/recipients.js';

const STATE_NAMES: Readonly<Partial<Record<ScheduleState, ScheduleStateName>>> = {
  waiting: 'espera',
  held: 'retenido',
  late: 'tarde',
  nobody: 'sin_destinatarios',
};

/** Newsletters that were neither sent nor cancelled, as the operator sees them. */
@Injectable()
export class Schedules {
  constructor(
    private readonly schedules: ScheduledNewsletters,
    private readonly recipients: Recipients,
  ) {}

  /** One after another, so that the list uses one connection. */
  async open(): Promise<ScheduledWire[]> {
    const shown: ScheduledWire[] = [];
    for (const { id, subject, body, sendAt, state, selection } of await this.schedules.open()) {
      const counts = await this.recipients.counts(selection);
      shown.push({
        idProgramado: id,
        asunto: subject,
        mensaje: body,
        fecha: sendAt.toISOString(),
        estado: STATE_NAMES[state] ?? 'espera',
        reciben: counts.get(null) ?? 0,
      });
    }
    return shown;
  }
}
