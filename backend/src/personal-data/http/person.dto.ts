import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { PersonRequest } from '#common/wire/personal-data.js';
import { LENGTHS } from '#common/vocabulary/limits.js';

export class PersonDto implements PersonRequest {
  @IsString()
  @MaxLength(LENGTHS.email)
  email: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  telefono?: string;
}
