import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { PUBLICATION_MESSAGES } from '#common/messages/publication.js';
import { EDITING_MESSAGES } from '#common/messages/editing.js';
import type { ContractFlags } from '#common/rules/contract.js';
import { LENGTHS, LIMITS } from '#common/vocabulary/limits.js';
import { Decimal, Id, MOST_ID, Part, Text, WholeNumber } from '#platform/http/dto-fields.js';

const message = ERROR_MESSAGES.invalid;

/** A tick box, sent as a boolean, as 0 or 1, or as their text. */
const flag = Transform(
  ({ value }) => ({ true: true, '1': true, false: false, '0': false })[String(value)] ?? value,
);

/** Ids under which a call may name its listing, and the version that the operator saw. */
class EditDto {
  @IsOptional()
  @Id()
  idInmueble?: number;
  @IsOptional() @WholeNumber() @IsInt({ message }) @Min(1, { message }) version?: number;
}

class AddressEditDto extends EditDto {
  @IsOptional() @Text(LENGTHS.place) pais?: string;
  @IsOptional() @Text(LENGTHS.place) provincia?: string;
  @IsOptional() @Text(LENGTHS.place) localidad?: string;
  @IsOptional() @Text(LENGTHS.street) calle?: string;
  @IsOptional() @Text(LENGTHS.streetNumber) numero?: string;
  @IsOptional() @Text(LENGTHS.floor) piso?: string;
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
  @IsOptional() @Text(LENGTHS.name) @Matches(/\S/, { message }) nombre?: string;
  @IsOptional() @Text(LENGTHS.name) @Matches(/\S/, { message }) apellido?: string;
  @IsOptional()
  @Text(LENGTHS.dni)
  @Matches(/^\d{6,11}$/, { message: PUBLICATION_MESSAGES.invalidDni })
  dni?: string;
  @IsOptional()
  @Text(LENGTHS.phone)
  @Matches(/^\+?\d{6,20}$/, { message: PUBLICATION_MESSAGES.invalidMobile })
  celular?: string;
  @IsOptional() @Text(LENGTHS.email) email?: string;
}

export class LocationEditDto extends AddressEditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsOptional()
  @Id()
  idUbicaciones?: number;
  @IsOptional() @Decimal() @Min(-90, { message }) @Max(90, { message }) latitud?: number;
  @IsOptional() @Decimal() @Min(-180, { message }) @Max(180, { message }) longitud?: number;
}

export class PropertyEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble', tipoVivienda: 'TipoVivienda_idTipoVivienda' };

  @IsOptional() @IsIn(['alquiler', 'venta'], { message }) tipoOperacion?: 'alquiler' | 'venta';
  @IsOptional()
  @WholeNumber()
  @IsInt({ message })
  @Min(1, { message })
  @Max(10, { message })
  TipoVivienda_idTipoVivienda?: number;
  @IsOptional() @flag @IsBoolean({ message }) destacado?: boolean;
  @IsOptional() @Text(LENGTHS.businessName) nombreNegocio?: string;
  @IsOptional() @Count(LIMITS.maxBedrooms) ambientes?: number | '';
  @IsOptional() @Count(LIMITS.maxBedrooms) dormitorios?: number | '';
  @IsOptional() @Count(LIMITS.maxBedrooms) baños?: number | '';
  @IsOptional() @Count(LIMITS.maxPeople) personas?: number | '';
  @IsOptional() @Text(LENGTHS.phone) telefono?: string;
  @IsOptional() @Text(LENGTHS.email) email?: string;
  @IsOptional() @Text(LIMITS.notesLength) observaciones?: string;
}

export class CodeEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsOptional()
  @Id()
  idAltaInmuebles?: number;
  @Text(20) codigo = '';
}

/** A price as the screen has it; what is not a whole row is dropped (back-office.md §5). */
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
  @flag @IsBoolean({ message }) alquilado = false;
}

export class PricesEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsArray({ message: EDITING_MESSAGES.incompletePrices })
  @ArrayMaxSize(60, { message })
  @Part(() => PriceEditDto, { each: true })
  precios: PriceEditDto[] = [];
}

export class PriceRemovalDto {
  @Id() idPrecios: number;
}

export class AmenitiesEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @IsArray({ message })
  @ArrayMaxSize(60, { message })
  @IsInt({ each: true, message })
  @Min(1, { each: true, message })
  @Max(MOST_ID, { each: true, message })
  servicios: number[] = [];
}

class ContractFlagsDto implements ContractFlags {
  @flag @IsBoolean({ message }) alqsinfotos = false;
  @flag @IsBoolean({ message }) alqfotos = false;
  @flag @IsBoolean({ message }) alqfotdest = false;
  @flag @IsBoolean({ message }) vensinfotos = false;
  @flag @IsBoolean({ message }) venfotos = false;
  @IsOptional() @flag @IsBoolean({ message }) pagado?: boolean;
  @IsOptional() @flag @IsBoolean({ message }) destacado?: boolean;
}

export class ContractEditDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @Part(() => ContractFlagsDto) contrato: ContractFlagsDto = new ContractFlagsDto();
  @IsOptional() @flag @IsBoolean({ message }) destacado?: boolean;
}

export class PaymentDto extends EditDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };
}

/** How many: a whole number from 1, or nothing. */
function Count(most: number): PropertyDecorator {
  return (target, property) => {
    WholeNumber()(target, property);
    IsIn(['', ...Array.from({ length: most }, (_, index) => index + 1)], { message })(
      target,
      property as string,
    );
  };
}
