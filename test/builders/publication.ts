import { emptyAttributeForm } from '#common/listings/attributes/attribute-values.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';

let made = 0;

/** A valid publication: a house to rent in Miramar. Each has a different owner, so that the limit of free listings does not apply. */
export function aPublication(change: Partial<PublicationRequest> = {}): PublicationRequest {
  made += 1;
  const unique = String(Date.now() % 100_000_000).padStart(8, '3') + String(made).padStart(2, '0');
  return {
    contacto: {
      nombre: 'Ana',
      apellido: 'Núñez',
      dni: `3${unique.slice(-7)}`,
      celular: `2291${unique.slice(-6)}`,
      email: `ana.${unique}@ejemplo.com.ar`,
      pais: 'Argentina',
      provincia: 'Buenos Aires',
      localidad: 'Miramar',
      calle: 'Calle 21',
      numero: '1234',
      piso: '',
      departamento: '',
    },
    ubicacion: {
      pais: 'Argentina',
      provincia: 'Buenos Aires',
      localidad: 'Miramar',
      calle: 'Calle 21',
      numero: unique.slice(-5).replace(/^0/, '9'),
      piso: '',
      departamento: '',
      latitud: -38.270612,
      longitud: -57.839641,
    },
    inmueble: {
      tipoOperacion: 'alquiler',
      tipoVivienda: 1,
      nombreNegocio: '',
      ...emptyAttributeForm(),
      ambientes: 4,
      dormitorios: 3,
      baños: 2,
      personas: 6,
      observaciones: 'A dos cuadras del mar, con parque y parrilla.',
      servicios: [],
      telefono: '',
      email_inmueble: '',
      preciosVenta: { precioVenta: '', monedaVenta: 'ARS' },
      preciosAlquiler: [{ id: 1, periodo: 'Enero', fraccion: '1º Quincena', precio: 450_000, moneda: 'ARS' }],
    },
    contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqsinfotos', tipoContratoVenta: '' },
    ...change,
  };
}
