import type { AttributeForm } from '../attributes/all-attributes.js';
import type { Currency } from '../../kernel/currencies.js';
import type { OperationName } from '../../kernel/operations.js';
import type { Conditions } from '../conditions/conditions.js';
import type { PublicationContract } from './publication-shapes.js';

/** Body of `POST inmueble/crear/publicarRapido` (back-office.md §7). */
export interface QuickPublishRequest extends AttributeForm {
  dni: string;
  tipoOperacion: OperationName | '';
  /** 1 to 10, or '' until chosen. */
  tipoVivienda: number | '';
  pais: string;
  provincia: string;
  localidad: string;
  calle: string;
  numero: string;
  piso: string;
  departamento: string;
  /** Whether the map shows the surroundings instead of the point. */
  aproximada?: boolean;
  latitud: number | null;
  longitud: number | null;
  observaciones: string;
  nombreNegocio: string;
  /** Of the notice, if they differ from the owner's. */
  telefono?: string;
  email_inmueble?: string;
  /** Ids of amenities. */
  servicios: number[];
  precios: QuickPrice[];
  /** Of a rental; missing if the owner says nothing. */
  condiciones?: Conditions | null;
  contrato: PublicationContract;
  /** Name of a new contact; empty if the DNI is known. */
  nombre: string;
  apellido: string;
  celular: string;
  email: string;
  paisContacto: string;
  provinciaContacto: string;
  localidadContacto: string;
  calleContacto: string;
  numeroContacto: string;
  pisoContacto: string;
  departamentoContacto: string;
}

export interface QuickPrice {
  precio: number | '';
  moneda: Currency | '';
  /** Names; both '' for a sale. */
  periodo: string;
  fraccion: string;
  /** Whether it is let already. */
  alquilado?: boolean;
}

export interface QuickPublishAnswer {
  success: true;
  idInmueble: number;
  message: string;
  idContacto: number;
  /** Whether a contact was created. */
  contactoNuevo: boolean;
}
