import { IsIn } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { Currency } from '#common/kernel/currencies.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Id, Text, WholeNumber } from '#platform/http/input/dto-fields.js';
import { EditDto } from '../editing/edits.dto.js';

const DAY_LENGTH = 10;

/** Body of actualizarPago; common/contracts/payment defines the allowed values. */
export class PaymentDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @Text(DAY_LENGTH) fecha = '';
  @WholeNumber() monto: number | '' = '';
  @IsIn(['ARS', 'USD'], { message: ERROR_MESSAGES.invalid }) moneda: Currency = 'ARS';
  @Text(20) medio = '';
  @Text(LENGTHS.receipt) recibo = '';
  @Text(LENGTHS.note) nota = '';
}

export class AnnulmentDto {
  @Id() idPago: number;
}
