import type { PublicationFacts } from './publication-fields.js';
import { emptyAttributeForm } from '../attributes/attribute-values.js';

/** A part of a notice that an edit does not change. */
export const UNTOUCHED: PublicationFacts = {
  contacto: {
    nombre: '',
    apellido: '',
    dni: '',
    celular: '',
    email: '',
    pais: '',
    provincia: '',
    localidad: '',
    calle: '',
    numero: '',
    piso: '',
    departamento: '',
  },
  ubicacion: {
    pais: '',
    provincia: '',
    localidad: '',
    calle: '',
    numero: '',
    piso: '',
    departamento: '',
    latitud: null,
    longitud: null,
  },
  inmueble: {
    tipoOperacion: '',
    tipoVivienda: '',
    nombreNegocio: '',
    ...emptyAttributeForm(),
    observaciones: '',
    telefono: '',
    email_inmueble: '',
  },
};
