import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  NotEquals,
} from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import type { ContractFlags } from '#common/contracts/contract.js';
import { MOST_PROLONGED_DAYS } from '#common/contracts/plan-term.js';
import { PLANS } from '#common/contracts/plans.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { ALL_SEEN, type Seen } from '#common/listings/verification.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import {
  Decimal,
  Email,
  Flag,
  Id,
  Ids,
  MOST_ID,
  Part,
  PrintedDni,
  Text,
  UpperCase,
  WholeNumber,
} from '#platform/http/input/dto-fields.js';
import { ConditionsPart } from '../core/conditions.dto.js';
import { withAttributeEdits } from '../core/attribute-fields.js';

const message = ERROR_MESSAGES.invalid;

/** Ids that name the listing of a call, and the version that the operator saw. */
export class EditDto {
  @IsOptional()
  @Id()
  idInmueble?: number;
  @IsOptional() @WholeNumber() @IsInt({ message }) @Min(1, { message }) version?: number;
}

/** Validates only the shape; common/listings/editing/edit-form defines the allowed values. */
class AddressEditDto extends EditDto {
  @IsOptional() @Text(LENGTHS.place) pais?: string;
  @IsOptional() @Text(LENGTHS.place) provincia?: string;
  @IsOptional() @Text(LENGTHS.place) localidad?: string;
  @IsOptional() @Text(LENGTHS.street) calle?: string;
  @IsOptional() @Text(LENGTHS.streetNumber) numero?: string;
  @IsOptional() @UpperCase() @Text(LENGTHS.floor) piso?: string;
  @IsOptional() @Text(LENGTHS.apartment) departamento?: string;
}

export class ContactEditDto extends AddressEditDto {
  static readonly aliases = {
    idInmuebles: 'idInmueble',
    emailContacto: 'email',
    paisContacto: 'pais',
    provinciaContacto: 'provincia',
    localidadContacto: 'localidad',
    calleContacto: 'calle',
    numeroContacto: 'numero',
    pisoContacto: 'piso',
    departamentoContacto: 'departamento',
  };

  @IsOptional()
  @Id()
  idContacto?: number;
  @IsOptional() @Text(LENGTHS.name) nombre?: string;
  @IsOptional() @Text(LENGTHS.name) apellido?: string;
  @IsOptional() @PrintedDni() @Text(LENGTHS.dni) dni?: string;
  @IsOptional() @Text(LENGTHS.phone) celular?: string;
  @IsOptional() @Email() email?: string;
}

export class LocationEditDto extends AddressEditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsOptional()
  @Id()
  idUbicaciones?: number;
  @IsOptional() @Decimal() latitud?: number;
  @IsOptional() @Decimal() longitud?: number;
  @IsOptional() @Flag() @IsBoolean({ message }) aproximada?: boolean;
}

export class PropertyEditDto extends withAttributeEdits(EditDto) {
  static readonly aliases = { idInmuebles: 'idInmueble', tipoVivienda: 'TipoVivienda_idTipoVivienda' };

  @IsOptional()
  @IsIn(['alquiler', 'venta'], { message: PUBLICATION_MESSAGES.invalidChoice })
  tipoOperacion?: 'alquiler' | 'venta';
  @IsOptional() @WholeNumber() TipoVivienda_idTipoVivienda?: number | '';
  @IsOptional() @Flag() @IsBoolean({ message }) destacado?: boolean;
  @IsOptional() @Text(LENGTHS.businessName) nombreNegocio?: string;
  @IsOptional() @Text(LENGTHS.phone) telefono?: string;
  @IsOptional() @Email() email?: string;
  @IsOptional() @Text(LIMITS.notesLength) observaciones?: string;
  @ConditionsPart() condiciones?: Conditions | null;
}

export class VerificationDto extends EditDto {
  @IsArray({ message })
  @ArrayMaxSize(ALL_SEEN.length, { message })
  @IsIn(ALL_SEEN, { each: true, message: PUBLICATION_MESSAGES.invalidChoice })
  visto: Seen[] = [];
}

export class CodeEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsOptional()
  @Id()
  idAltaInmuebles?: number;
  @Text(LENGTHS.code) codigo = '';
}

/** A price as the screen sends it; common/listings/editing/price-rows defines the allowed values. */
export class PriceEditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsOptional()
  @Id()
  idPrecios?: number;
  @IsOptional()
  @Id()
  idInmueble?: number;
  @WholeNumber() monto: number | '' = '';
  @Text(3) tipo_moneda = '';
  @Text(30) periodo = '';
  @Text(30) fraccion = '';
  @Flag() @IsBoolean({ message }) alquilado = false;
}

export class PricesEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsArray({ message: EDITING_MESSAGES.incompletePrices })
  @ArrayMaxSize(60, { message })
  @Part(() => PriceEditDto, { each: true })
  precios: PriceEditDto[] = [];
  /** Ids of prices to delete in the same save. */
  @IsOptional()
  @IsArray({ message })
  @ArrayMaxSize(60, { message })
  @IsInt({ each: true, message })
  quitar?: number[];
}

export class PriceRemovalDto {
  @Id() idPrecios: number;
}

export class RentedMarkDto extends EditDto {
  @Text(30) periodo = '';
  @Text(30) fraccion = '';
  @Flag() @IsBoolean({ message }) alquilado: boolean;
}

export class PlanProlongationDto extends EditDto {
  @WholeNumber()
  @IsInt({ message })
  @Min(-MOST_PROLONGED_DAYS, { message })
  @Max(MOST_PROLONGED_DAYS, { message })
  @NotEquals(0, { message })
  dias: number;
}

export class AmenitiesEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @Ids()
  @IsArray({ message })
  @ArrayMaxSize(60, { message })
  @IsInt({ each: true, message })
  @Min(1, { each: true, message })
  @Max(MOST_ID, { each: true, message })
  servicios: number[] = [];
}

/** A checkbox per plan, and the fields common to all plans. Without a checkbox the plan stays. */
class ContractFlagsDto {
  @IsOptional() @Flag() @IsBoolean({ message }) pagado?: boolean;
  @IsOptional() @Flag() @IsBoolean({ message }) destacado?: boolean;
  @IsOptional() @Text(10) destacadoHasta?: string | null;
}

for (const { plan } of PLANS) {
  IsOptional()(ContractFlagsDto.prototype, plan);
  Flag()(ContractFlagsDto.prototype, plan);
  IsBoolean({ message })(ContractFlagsDto.prototype, plan);
}

export class ContractEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @Part(() => ContractFlagsDto) contrato = new ContractFlagsDto() as ContractFlagsDto &
    Partial<ContractFlags>;
  @IsOptional() @Flag() @IsBoolean({ message }) destacado?: boolean;
}
