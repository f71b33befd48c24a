import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Id } from '#platform/http/dto-fields.js';

const message = ERROR_MESSAGES.invalid;

/** Body of the calls that decide on a listing. */
export class DecisionDto {
  @Id() idInmueble: number;
}

export class ApprovalDto extends DecisionDto {
  @Transform(({ value }) => Number(value)) @IsIn([0, 1], { message }) destacado: 0 | 1 = 0;
}
