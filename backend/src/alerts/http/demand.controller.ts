import { Controller } from '@nestjs/common';
import { viewDemand } from '#common/calls/alerts.js';
import type { DemandAnswer } from '#common/wire/alerts.js';
import { Answers } from '#platform/http/answers.js';
import { Demand } from '../queries/demand.js';

/** Statistics for the operator: the searches and homes that visitors have alerts for. */
@Controller()
export class DemandController {
  constructor(private readonly demand: Demand) {}

  @Answers(viewDemand)
  async view(): Promise<DemandAnswer> {
    return { success: true, demanda: await this.demand.top() };
  }
}
