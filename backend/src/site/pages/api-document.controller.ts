import { Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readApiDocument } from '#common/site/api-document-calls.js';
import { AnswersItself } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';

/** Written by the build (scripts/openapi). */
const DOCUMENT = resolve('dist/openapi.json');

/** The description of the API, for operators only: it includes the operator's calls, which nobody else uses. */
@Controller()
export class ApiDocumentController {
  /** @throws Problem 'not-found' where nothing was built, as in watch mode before the first build */
  @AnswersItself(readApiDocument)
  @Header('content-type', 'application/json; charset=utf-8')
  async read(@Res() reply: FastifyReply): Promise<void> {
    await access(DOCUMENT).catch(() => {
      throw Problem.notFound();
    });
    await reply.send(createReadStream(DOCUMENT));
  }
}
