import { Controller } from '@nestjs/common';
import { quickPublish, type QuickPublishAnswer } from '#common/listings/publication/publication-calls.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { IdempotencyKey } from '#platform/http/input/idempotency-key.js';
import { QuickPublish } from './quick-publish.js';
import { QuickPublishDto } from './quick-publish.dto.js';

/** A notice that the operator enters for an owner (back-office.md §7, Quick publish). */
@Controller()
export class QuickPublishController {
  constructor(private readonly quickPublish: QuickPublish) {}

  @Answers(quickPublish)
  publish(
    @Sent() request: QuickPublishDto,
    @AdministratorId() administratorId: number,
    @IdempotencyKey() key: string | null,
  ): Promise<QuickPublishAnswer> {
    return this.quickPublish.execute({ request, administratorId, key });
  }
}
