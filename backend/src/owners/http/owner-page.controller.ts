import { Controller } from '@nestjs/common';
import { viewOwner } from '#common/calls/owners.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { OwnerAnswer } from '#common/wire/owners.js';
import type { IdQuery } from '#common/wire/people.js';
import { Answers, Asked } from '#platform/http/answers.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Problem } from '#platform/problems/problem.js';
import { OwnerPage } from '../queries/owner-page.js';

/** The page of one owner (back-office.md §2, The owner's page). */
@Controller()
export class OwnerPageController {
  constructor(private readonly page: OwnerPage) {}

  @Answers(viewOwner)
  async view(@Asked() values: QueryValues<IdQuery>): Promise<OwnerAnswer> {
    const page = await this.page.of(values.requiredId('id'));
    if (!page) throw Problem.notFound(ERROR_MESSAGES.contactNotFound);
    return { success: true, ...page };
  }
}
