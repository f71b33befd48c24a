import { IsIn } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { STATUS_NAMES, type ListingStatusName } from '#common/listings/listing-status.js';
import type { ListExportRequest } from '#common/listings/desk/desk-calls.js';
import { Text } from '#platform/http/input/dto-fields.js';

const SHORT = 20;

/** The filters of a list; their values are read as those of its query. */
export class ListExportDto implements ListExportRequest {
  @IsIn(Object.values(STATUS_NAMES), { message: ERROR_MESSAGES.invalid }) estado: ListingStatusName;
  @Text(SHORT) tipoOperacion = '';
  @Text(LENGTHS.name) nombre = '';
  @Text(LENGTHS.code) codigo = '';
  @Text(LENGTHS.words) palabras = '';
  @Text(SHORT) destacado = '';
  @Text(SHORT) fotos = '';
  @Text(SHORT) pagado = '';
  @Text(SHORT) confirmado = '';
  @Text(SHORT) fecha = '';
  @Text(SHORT) localidad = '';
  @Text(SHORT) quincena = '';
  @Text(SHORT) disponibilidad = '';
  @Text(SHORT) marca = '';
  @Text(SHORT) orden = '';
}
