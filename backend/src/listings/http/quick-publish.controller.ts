import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { QuickPublishAnswer } from '#common/wire/quick-publish.js';
import { AdministratorId } from '#platform/http/access.js';
import { parseBody } from '#platform/http/parse-body.js';
import { Problem } from '#platform/problems/problem.js';
import { QuickPublish } from '../use-cases/quick-publish.js';
import { QuickPublishDto } from './dto/quick-publish.dto.js';

const KEY_LENGTH = 200;

/** A notice that the operator enters for an owner (back-office.md §7, Quick publish). */
@Controller('api/inmueble/crear')
export class QuickPublishController {
  constructor(private readonly quickPublish: QuickPublish) {}

  @Post('publicarRapido')
  @HttpCode(200)
  publish(
    @Body() body: unknown,
    @AdministratorId() administratorId: number,
    @Headers('idempotency-key') key?: string,
  ): Promise<QuickPublishAnswer> {
    const request = parseBody(QuickPublishDto, body);
    if (key && key.length > KEY_LENGTH)
      throw Problem.invalid({ 'Idempotency-Key': [ERROR_MESSAGES.invalid] });
    return this.quickPublish.execute({ request, administratorId, key: key ?? null });
  }
}
