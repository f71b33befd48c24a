import { emptyAttributeForm } from '#common/listings/attributes/attribute-values.js';
import type { QuickPublishRequest } from '#common/listings/publication/publication-calls.js';

/** A valid quick publication for a new contact. */
export function aQuickPublication(change: Partial<QuickPublishRequest> = {}): QuickPublishRequest {
  return {
    dni: '20111222',
    tipoOperacion: 'alquiler',
    tipoVivienda: 1,
    pais: 'Argentina',
    provincia: 'Buenos Aires',
    localidad: 'Miramar',
    calle: 'Calle 9',
    numero: '1450',
    piso: '',
    departamento: '',
    latitud: -38.27,
    longitud: -57.84,
    observaciones: 'Dictado por teléfono.',
    ...emptyAttributeForm(),
    dormitorios: 2,
    personas: 5,
    baños: 1,
    nombreNegocio: '',
    servicios: [],
    precios: [{ precio: 400_000, moneda: 'ARS', periodo: 'Enero', fraccion: '1º Quincena' }],
    contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqfotos', tipoContratoVenta: '' },
    nombre: 'Rosa',
    apellido: 'Ibarra',
    celular: '+5492291400500',
    email: 'rosa@ejemplo.com.ar',
    paisContacto: 'Argentina',
    provinciaContacto: 'Buenos Aires',
    localidadContacto: 'Tandil',
    calleContacto: 'Alem',
    numeroContacto: '10',
    pisoContacto: '',
    departamentoContacto: '',
    ...change,
  };
}
