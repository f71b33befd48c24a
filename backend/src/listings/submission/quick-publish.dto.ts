import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { maskMobile } from '#common/kernel/forms/phone.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { OperationName } from '#common/kernel/operations.js';
import { HOME_COUNTRY, HOME_PROVINCE } from '#common/kernel/places.js';
import type { Plan } from '#common/contracts/plans.js';
import type {
  PublicationContract,
  QuickPrice,
  QuickPublishRequest,
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
import { ConditionsPart } from '../core/conditions.dto.js';
import { AttributeFields } from '../core/attribute-fields.js';

const message = ERROR_MESSAGES.invalid;
const MOST_PRICES = 40;
const MOST_AMENITIES = 60;

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

class QuickContractDto implements PublicationContract {
  @IsIn(['alquiler', 'venta', ''], { message }) tipoOperacion: OperationName | '' = '';
  @Text(20) tipoContratoAlquiler: Plan | '' = '';
  @Text(20) tipoContratoVenta: Plan | '' = '';
}

/** Body of publicarRapido: shape and defaults; common/listings/publication/quick-publish defines the allowed values. */
export class QuickPublishDto extends AttributeFields implements QuickPublishRequest {
  @PrintedDni() @Text(LENGTHS.dni) dni = '';
  @IsIn(['alquiler', 'venta', ''], { message }) tipoOperacion: OperationName | '' = '';
  @WholeNumber() tipoVivienda: number | '' = '';
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
  @Text(LENGTHS.businessName) nombreNegocio = '';
  @OwnersPhone() telefono = '';
  @Email() email_inmueble = '';
  @IsArray({ message })
  @ArrayMaxSize(MOST_AMENITIES, { message })
  @IsInt({ each: true, message })
  @Min(1, { each: true, message })
  @Max(MOST_ID, { each: true, message })
  servicios: number[] = [];
  @IsArray({ message })
  @ArrayMaxSize(MOST_PRICES, { message })
  @Part(() => QuickPriceDto, { each: true })
  precios: QuickPriceDto[] = [];
  @ConditionsPart() condiciones: Conditions | null = null;
  @Part(() => QuickContractDto) contrato: QuickContractDto = new QuickContractDto();
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
