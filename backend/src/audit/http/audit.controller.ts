import { Controller } from '@nestjs/common';
import { listAudit } from '#common/calls/tools.js';
import type { AuditAnswer, AuditQuery } from '#common/wire/tools.js';
import { Answers, Asked } from '#platform/http/answers.js';
import { pageFields, readPage } from '#platform/http/list-page.js';
import { QueryValues } from '#platform/http/query-values.js';
import { AuditList } from '../queries/audit-list.js';

const PAGE_SIZE = 50;

/** The audit trail; not part of the specified calls. */
@Controller()
export class AuditController {
  constructor(private readonly list: AuditList) {}

  @Answers(listAudit)
  async entries(@Asked() values: QueryValues<AuditQuery>): Promise<AuditAnswer> {
    const request = readPage(values, { size: PAGE_SIZE });
    const [{ rows, total }, acciones] = await Promise.all([
      this.list.page({
        ...request,
        action: values.text('accion', 60),
        listingId: values.id('idInmueble'),
        code: values.text('codigo', 20),
        from: values.day('desde'),
        until: values.day('hasta'),
      }),
      this.list.actions(),
    ]);
    return { success: true, cambios: rows, acciones, ...pageFields(total, request) };
  }
}
