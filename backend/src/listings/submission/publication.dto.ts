import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { maskMobile } from '#common/kernel/forms/phone.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import type { OperationName } from '#common/kernel/operations.js';
import type { Plan } from '#common/contracts/plans.js';
import type {
  PublicationContact,
  PublicationContract,
  PublicationListing,
  PublicationLocation,
  PublicationRentalPrice,
  PublicationRequest,
} from '#common/listings/publication/publication-calls.js';
import {
  Decimal,
  Email,
  Flag,
  MOST_ID,
  Part,
  PrintedDni,
  Text,
  UpperCase,
  WholeNumber,
} from '#platform/http/input/dto-fields.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';
import { ConditionsPart } from '../core/conditions.dto.js';
import { AttributeFields } from '../core/attribute-fields.js';

const message = ERROR_MESSAGES.invalid;
export const MOST_PRICES = 40;
const MOST_AMENITIES = 60;

class AddressDto {
  @Text(LENGTHS.street) calle = '';
  @Text(LENGTHS.streetNumber) numero = '';
  @UpperCase() @Text(LENGTHS.floor) piso = '';
  @Text(LENGTHS.apartment) departamento = '';
}

export class ContactDto extends AddressDto implements PublicationContact {
  @Text(LENGTHS.name) nombre = '';
  @Text(LENGTHS.name) apellido = '';
  @Text(LENGTHS.place) pais = '';
  @Text(LENGTHS.place) provincia = '';
  @Text(LENGTHS.place) localidad = '';
  @PrintedDni() @Text(LENGTHS.dni) dni = '';
  @Transform(({ value, obj }) => (value ? maskMobile(String(value).slice(0, LENGTHS.phone), obj.pais) : ''))
  @Text(LENGTHS.phone)
  celular = '';
  @Email() email = '';
}

export class LocationDto extends AddressDto implements PublicationLocation {
  @Text(LENGTHS.place) pais = '';
  @Text(LENGTHS.place) provincia = '';
  @Text(LENGTHS.place) localidad = '';
  @Decimal() latitud: number | null = null;
  @Decimal() longitud: number | null = null;
  @Flag() @IsBoolean({ message }) aproximada = false;
}

class RentalPriceDto implements PublicationRentalPrice {
  @WholeNumber() id = 0;
  @Text(30) periodo = '';
  @Text(30) fraccion = '';
  @WholeNumber() precio = 0;
  @IsIn(['ARS', 'USD'], { message }) moneda: Currency = 'ARS';
}

class SalePriceDto {
  @WholeNumber() precioVenta: number | '' = '';
  @IsIn(['ARS', 'USD'], { message }) monedaVenta: Currency = 'ARS';
}

/** What every form of a notice has, whoever publishes it. */
export class ListingFields extends AttributeFields {
  @IsIn(['alquiler', 'venta', ''], { message }) tipoOperacion: OperationName | '' = '';
  @WholeNumber() tipoVivienda: number | '' = '';
  @Text(LENGTHS.businessName) nombreNegocio = '';
  @IsArray({ message })
  @ArrayMaxSize(MOST_AMENITIES, { message })
  @IsInt({ each: true, message })
  @Min(1, { each: true, message })
  @Max(MOST_ID, { each: true, message })
  servicios: number[] = [];
  @Email() email_inmueble = '';
  @ConditionsPart() condiciones: Conditions | null = null;
}

export class ListingDto extends ListingFields implements PublicationListing {
  @Text(LIMITS.notesLength) observaciones = '';
  @Text(LENGTHS.phone) telefono = '';
  @Part(() => SalePriceDto) preciosVenta: SalePriceDto = new SalePriceDto();
  @IsArray({ message })
  @ArrayMaxSize(MOST_PRICES, { message })
  @Part(() => RentalPriceDto, { each: true })
  preciosAlquiler: RentalPriceDto[] = [];
}

export class ContractDto implements PublicationContract {
  @IsIn(['alquiler', 'venta', ''], { message }) tipoOperacion: OperationName | '' = '';
  @Text(20) tipoContratoAlquiler: Plan | '' = '';
  @Text(20) tipoContratoVenta: Plan | '' = '';
}

/** Body of crearInmueble. Validates only the shape; common/listings/publication/publication-form defines the allowed values. */
export class PublicationDto extends SpamTrapsDto implements PublicationRequest {
  /** The property's address may use the field names of its table (public-site.md §3). */
  static readonly aliases = {
    inmueble_pais: 'pais',
    inmueble_provincia: 'provincia',
    inmueble_localidad: 'localidad',
    inmueble_calle: 'calle',
    inmueble_numero: 'numero',
    inmueble_piso: 'piso',
    inmueble_departamento: 'departamento',
  };

  @Part(() => ContactDto) contacto: ContactDto = new ContactDto();
  @Part(() => LocationDto) ubicacion: LocationDto = new LocationDto();
  @Part(() => ListingDto) inmueble: ListingDto = new ListingDto();
  @Part(() => ContractDto) contrato: ContractDto = new ContractDto();
}

/** Normalises the notice's phone for the owner's country, because it belongs to the owner. Changes and returns the form. */
export function withOwnersPhone(request: PublicationDto): PublicationDto {
  const { contacto, inmueble } = request;
  if (/\d/.test(inmueble.telefono)) inmueble.telefono = maskMobile(inmueble.telefono, contacto.pais);
  return request;
}
