import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IsInt, Min } from 'class-validator';
import { readFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { IMPORT_LIMITS } from '#common/listings/importing/import-limits.js';
import {
  importListings,
  reviewImport,
  type ImportedAnswer,
  type ImportFields,
  type ImportReportAnswer,
} from '#common/listings/importing/import-calls.js';
import { IMPORT_MESSAGES as MESSAGES } from '#common/listings/importing/import-messages.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { AdministratorId, TakesFiles } from '#platform/http/answers/access.js';
import { Answers } from '#platform/http/answers/answers.js';
import { WholeNumber } from '#platform/http/input/dto-fields.js';
import { parseBody } from '#platform/http/input/parse-body.js';
import { discardAll, receiveFiles } from '#platform/http/input/receive-files.js';
import { Problem } from '#platform/process/problem.js';
import { ImportListings } from './import-listings.js';
import { ImportReport } from './import-report.js';

class ImportDto implements ImportFields {
  @WholeNumber()
  @IsInt({ message: ERROR_MESSAGES.invalid })
  @Min(0, { message: ERROR_MESSAGES.invalid })
  cantidad: number;
}

/** Notices of a spreadsheet (back-office.md §2, Import): what would happen with each row, and the import. */
@Controller()
export class ImportController {
  constructor(
    private readonly database: DataSource,
    private readonly report: ImportReport,
    private readonly imports: ImportListings,
    private readonly storage: FileStorage,
  ) {}

  @Answers(reviewImport)
  @TakesFiles()
  async review(@Req() request: FastifyRequest): Promise<ImportReportAnswer> {
    const { file } = await this.receive(request);
    const { rows, importable, unread } = await this.report.of(this.database, file);
    return { success: true, filas: rows, seImportan: importable.length, columnasSinLeer: [...unread] };
  }

  @Answers(importListings)
  @TakesFiles()
  async import(
    @Req() request: FastifyRequest,
    @AdministratorId() administratorId: number,
  ): Promise<ImportedAnswer> {
    const { file, fields } = await this.receive(request);
    const { cantidad } = parseBody(ImportDto, fields);
    const { count, entryId } = await this.imports.execute(file, cantidad, administratorId);
    return { success: true, message: MESSAGES.imported(count), importados: count, idCambio: entryId };
  }

  private async receive(request: FastifyRequest): Promise<{ file: Buffer; fields: Record<string, string> }> {
    const { files, fields } = await receiveFiles(request, {
      storage: this.storage,
      field: 'planilla',
      fileBytes: IMPORT_LIMITS.bytes,
    });
    try {
      const [file] = files;
      if (!file) throw Problem.invalid({ planilla: [MESSAGES.none] }, MESSAGES.none);
      if (!file.staged) throw Problem.invalid({ planilla: [MESSAGES.tooLarge] }, MESSAGES.tooLarge);
      return { file: await readFile(file.staged.path), fields };
    } finally {
      await discardAll(files);
    }
  }
}
