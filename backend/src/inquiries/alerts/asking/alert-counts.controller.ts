import { Controller } from '@nestjs/common';
import { viewAlertCounts, type AlertCountsAnswer } from '#common/inquiries/alerts/alert-calls.js';
import { Answers } from '#platform/http/answers/answers.js';
import { AlertCounts } from './alert-counts.js';

/** Statistics for the operator: the searches that visitors have alerts for. */
@Controller()
export class AlertCountsController {
  constructor(private readonly alertCounts: AlertCounts) {}

  @Answers(viewAlertCounts)
  async view(): Promise<AlertCountsAnswer> {
    return { success: true, demanda: await this.alertCounts.top() };
  }
}
