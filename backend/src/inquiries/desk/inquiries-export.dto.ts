import { IsOptional } from 'class-validator';
import { LENGTHS } from '#common/kernel/limits.js';
import type { InquiriesExportRequest } from '#common/inquiries/inquiry-calls.js';
import { Id, Text } from '#platform/http/input/dto-fields.js';

const SHORT = 20;

/** The filters of the inquiries; their values are read as those of the list's query. */
export class InquiriesExportDto implements InquiriesExportRequest {
  @Text(SHORT) tipo = '';
  @Text(LENGTHS.code) codigo = '';
  @Text(SHORT) fechaDesde = '';
  @Text(SHORT) fechaHasta = '';
  @IsOptional() @Id() idContacto?: number;
  @Text(SHORT) orden = '';
}
