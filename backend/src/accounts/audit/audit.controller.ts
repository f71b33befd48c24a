import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  listAudit,
  undoChange,
  type AuditAnswer,
  type AuditQuery,
  type UndoChangeRequest,
} from '#common/accounts/audit/audit-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { wholeOrPartOfCode } from '#common/listings/listing-code.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { Role } from '#common/kernel/calls/roles.js';
import { AccountRole, AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { pageFields, readPage } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Id } from '#platform/http/input/dto-fields.js';
import { UndoChange } from './undo-change.js';
import { AuditList } from './audit-list.js';

const PAGE_SIZE = 50;

class UndoChangeDto implements UndoChangeRequest {
  @Id() idCambio: number;
}

/** The audit trail. */
@Controller()
export class AuditController {
  constructor(
    private readonly list: AuditList,
    private readonly undoing: UndoChange,
  ) {}

  @Answers(listAudit)
  async entries(@Asked() values: QueryValues<AuditQuery>, @AccountRole() role: Role): Promise<AuditAnswer> {
    const request = readPage(values, { size: PAGE_SIZE });
    const [{ rows, total }, acciones] = await Promise.all([
      this.list.page(
        {
          ...request,
          action: values.text('accion', 60),
          listingId: values.id('idInmueble'),
          code: wholeOrPartOfCode(values.text('codigo', LENGTHS.code)),
          ownerId: values.id('idDuenio'),
          from: values.day('desde'),
          until: values.day('hasta'),
        },
        role,
      ),
      this.list.actions(role),
    ]);
    return { success: true, cambios: rows, acciones, ...pageFields(total, request) };
  }

  @Answers(undoChange)
  async undo(
    @Sent() { idCambio }: UndoChangeDto,
    @AdministratorId() administratorId: number,
    @Req() { session }: FastifyRequest,
  ): Promise<SimpleAnswer> {
    const message = await this.undoing.execute(idCambio, { administratorId, session });
    return { success: true, message };
  }
}
