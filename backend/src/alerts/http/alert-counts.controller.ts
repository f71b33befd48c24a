import { Controller } from '@nestjs/common';
import { viewAlertCounts } from '#common/calls/alerts.js';
import type { AlertCountsAnswer } from '#common/wire/alerts.js';
import { Answers } from '#platform/http/answers.js';
import { AlertCounts } from '../queries/alert-counts.js';

/** Statistics for the operator: the searches that visitors have alerts for. */
@Controller()
export class AlertCountsController {
  constructor(private readonly alertCounts: AlertCounts) {}

  @Answers(viewAlertCounts)
  async view(): Promise<AlertCountsAnswer> {
    return { success: true, demanda: await this.alertCounts.top() };
  }
}
