import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { maskMobile } from '#common/kernel/forms/phone.js';
import type { Currency } from '#common/kernel/currencies.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { HOME_COUNTRY, HOME_PROVINCE } from '#common/kernel/places.js';
import type { QuickPrice, QuickPublishRequest } from '#common/listings/publication/publication-calls.js';
import {
  Decimal,
  Email,
  Flag,
  Part,
  PrintedDni,
  Text,
  UpperCase,
  WholeNumber,
} from '#platform/http/input/dto-fields.js';
import { ContractDto, ListingFields, MOST_PRICES } from './publication.dto.js';

const message = ERROR_MESSAGES.invalid;

/** A phone, as numbers of the owner's country are written. */
function OwnersPhone(): PropertyDecorator {
  return (target, property) => {
    Transform(({ value, obj }) => {
      const country = obj.paisContacto || obj.pais || HOME_COUNTRY;
      return value ? maskMobile(String(value).slice(0, LENGTHS.phone), country) : '';
    })(target, property as string);
    Text(LENGTHS.phone)(target, property);
  };
}

class QuickPriceDto implements QuickPrice {
  @WholeNumber() precio: number | '' = '';
  @IsIn(['ARS', 'USD', ''], { message }) moneda: Currency | '' = '';
  @Text(30) periodo = '';
  @Text(30) fraccion = '';
  @Flag() @IsBoolean({ message }) alquilado = false;
}

/** Body of publicarRapido: shape and defaults; common/listings/publication/quick-publish defines the allowed values. */
export class QuickPublishDto extends ListingFields implements QuickPublishRequest {
  @PrintedDni() @Text(LENGTHS.dni) dni = '';
  @Text(LENGTHS.place) pais: string = HOME_COUNTRY;
  @Text(LENGTHS.place) provincia: string = HOME_PROVINCE;
  @Text(LENGTHS.place) localidad = '';
  @Text(LENGTHS.street) calle = '';
  @Text(LENGTHS.streetNumber) numero = '';
  @UpperCase() @Text(LENGTHS.floor) piso = '';
  @Text(LENGTHS.apartment) departamento = '';
  @Flag() @IsBoolean({ message }) aproximada = false;
  @Decimal() latitud: number | null = null;
  @Decimal() longitud: number | null = null;
  @Text(LENGTHS.message) observaciones = '';
  @OwnersPhone() telefono = '';
  @IsArray({ message })
  @ArrayMaxSize(MOST_PRICES, { message })
  @Part(() => QuickPriceDto, { each: true })
  precios: QuickPriceDto[] = [];
  @Part(() => ContractDto) contrato: ContractDto = new ContractDto();
  @Text(LENGTHS.name) nombre = '';
  @Text(LENGTHS.name) apellido = '';
  @OwnersPhone() celular = '';
  @Email() email = '';
  @Text(LENGTHS.place) paisContacto = '';
  @Text(LENGTHS.place) provinciaContacto = '';
  @Text(LENGTHS.place) localidadContacto = '';
  @Text(LENGTHS.street) calleContacto = '';
  @Text(LENGTHS.streetNumber) numeroContacto = '';
  @UpperCase() @Text(LENGTHS.floor) pisoContacto = '';
  @Text(LENGTHS.apartment) departamentoContacto = '';
}
