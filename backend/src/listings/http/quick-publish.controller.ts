import { Controller, Headers } from '@nestjs/common';
import { quickPublish } from '#common/calls/publication.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { QuickPublishAnswer } from '#common/wire/quick-publish.js';
import { AdministratorId } from '#platform/http/access.js';
import { Answers, Sent } from '#platform/http/answers.js';
import { Problem } from '#platform/problems/problem.js';
import { QuickPublish } from '../use-cases/quick-publish.js';
import { QuickPublishDto } from './dto/quick-publish.dto.js';

const KEY_LENGTH = 200;

/** A notice that the operator enters for an owner (back-office.md §7, Quick publish). */
@Controller()
export class QuickPublishController {
  constructor(private readonly quickPublish: QuickPublish) {}

  @Answers(quickPublish)
  publish(
    @Sent() request: QuickPublishDto,
    @AdministratorId() administratorId: number,
    @Headers('idempotency-key') key?: string,
  ): Promise<QuickPublishAnswer> {
    if (key && key.length > KEY_LENGTH)
      throw Problem.invalid({ 'Idempotency-Key': [ERROR_MESSAGES.invalid] });
    return this.quickPublish.execute({ request, administratorId, key: key ?? null });
  }
}
