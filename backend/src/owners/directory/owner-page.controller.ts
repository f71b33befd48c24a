import { Controller } from '@nestjs/common';
import { ArrayUnique, IsIn } from 'class-validator';
import {
  mergeOwners,
  viewOwner,
  OWNER_FIELDS,
  type OwnerAnswer,
  type OwnerField,
  type OwnerMergingRequest,
} from '#common/owners/owner-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { MERGING_MESSAGES } from '#common/owners/merging-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { Id } from '#platform/http/input/dto-fields.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { MergeContacts } from '../merging/merge-contacts.js';
import { OwnerPage } from './owner-page.js';

class MergingDto implements OwnerMergingRequest {
  @Id() idQueda: number;
  @Id() versionQueda: number;
  @Id() idSeUne: number;
  @Id() versionSeUne: number;
  @ArrayUnique({ message: ERROR_MESSAGES.invalid })
  @IsIn(OWNER_FIELDS, { each: true, message: ERROR_MESSAGES.invalid })
  campos: OwnerField[];
}

/** The page of one owner (back-office.md §2, The owner's page). */
@Controller()
export class OwnerPageController {
  constructor(
    private readonly page: OwnerPage,
    private readonly merging: MergeContacts,
  ) {}

  @Answers(viewOwner)
  async view(@Asked() values: QueryValues<IdQuery>): Promise<OwnerAnswer> {
    const page = await this.page.of(values.requiredId('id'));
    if (!page) throw Problem.notFound(ERROR_MESSAGES.contactNotFound);
    return { success: true, ...page };
  }

  @Answers(mergeOwners)
  async merge(
    @Sent() { idQueda, versionQueda, idSeUne, versionSeUne, campos }: MergingDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const seen = { kept: versionQueda, merged: versionSeUne };
    const pair = { keptId: idQueda, mergedId: idSeUne };
    await this.merging.merge(pair, { fields: campos, seen }, administratorId);
    return { success: true, message: MERGING_MESSAGES.done };
  }
}
