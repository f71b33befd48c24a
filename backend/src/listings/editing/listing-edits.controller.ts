import { Controller } from '@nestjs/common';
import { readAttributeChanges } from '#common/listings/attributes/attribute-values.js';
import {
  editAmenities,
  editContact,
  editLocation,
  editProperty,
  type AddressFields,
} from '#common/listings/editing/edit-calls.js';
import { operationFromName } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { EditAmenities } from './edit-amenities.js';
import { EditContact } from './edit-contact.js';
import { EditLocation } from './edit-location.js';
import { EditProperty } from './edit-property.js';
import { AmenitiesEditDto, ContactEditDto, LocationEditDto, PropertyEditDto } from './edits.dto.js';
import { defined, EditTarget, SAVED } from './edit-target.js';

/** Calls that save sections of a listing (back-office.md §7, Updates). */
@Controller()
export class ListingEditsController {
  constructor(
    private readonly target: EditTarget,
    private readonly editContact: EditContact,
    private readonly editProperty: EditProperty,
    private readonly editLocation: EditLocation,
    private readonly editAmenities: EditAmenities,
  ) {}

  @Answers(editContact)
  async contact(
    @Sent() form: ContactEditDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.editContact.execute(
      this.target.of(form, administratorId),
      defined({
        firstName: form.nombre,
        lastName: form.apellido,
        dni: form.dni,
        mobile: form.celular,
        email: form.email,
        ...address(form),
      }),
    );
    return SAVED;
  }

  @Answers(editProperty)
  async property(
    @Sent() form: PropertyEditDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.editProperty.execute(
      this.target.of(form, administratorId),
      defined({
        operation: form.tipoOperacion && operationFromName(form.tipoOperacion),
        propertyType: form.TipoVivienda_idTipoVivienda as PropertyTypeId | undefined,
        featured: form.destacado,
        businessName: orNull(form.nombreNegocio),
        ...readAttributeChanges(form),
        phone: form.telefono,
        email: form.email,
        notes: form.observaciones,
        conditions: form.condiciones,
      }),
    );
    return SAVED;
  }

  @Answers(editLocation)
  async location(
    @Sent() form: LocationEditDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const changes = defined({
      ...address(form),
      latitude: form.latitud,
      longitude: form.longitud,
      approximate: form.aproximada,
    });
    await this.editLocation.execute(this.target.of(form, administratorId), changes);
    return SAVED;
  }

  @Answers(editAmenities)
  async amenities(
    @Sent() form: AmenitiesEditDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.editAmenities.execute(this.target.of(form, administratorId), form.servicios);
    return SAVED;
  }
}

function address(form: AddressFields) {
  return {
    country: form.pais,
    province: form.provincia,
    town: form.localidad,
    street: form.calle,
    streetNumber: form.numero,
    floor: form.piso,
    apartment: form.departamento,
  };
}

/** An empty field is stored as null; a missing field stays missing. */
function orNull(value: string | undefined): string | null | undefined {
  return value === '' ? null : value;
}
