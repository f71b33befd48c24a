import { fold } from '../../kernel/text.js';
import { ATTRIBUTES } from '../attributes/all-attributes.js';
import type { QuickPublishRequest } from '../publication/publication-calls.js';
import { readPart } from './read-parts.js';

/** What a column of a spreadsheet may say: a field of a quick publication, or what several of its fields are read from. */
export type ImportField =
  | Exclude<keyof QuickPublishRequest, 'precios' | 'contrato'>
  | 'codigo'
  | 'plan'
  | 'monedaVenta'
  | 'precioVenta'
  | 'preciosAlquiler';

/** Headings by field. The first one is that of the export of all notices, and names the field in reports. */
const HEADINGS: Partial<Record<ImportField, readonly string[]>> = {
  codigo: ['Código', 'Cod', 'Referencia'],
  tipoOperacion: ['Operación', 'Tipo de operación'],
  tipoVivienda: ['Vivienda', 'Tipo de vivienda', 'Tipo de propiedad', 'Tipo', 'Propiedad', 'Inmueble'],
  plan: ['Contrato', 'Plan', 'Tipo de contrato'],
  nombreNegocio: ['Negocio', 'Nombre del negocio', 'Nombre comercial'],
  ...Object.fromEntries(ATTRIBUTES.map(({ field, label }) => [field, [label]])),
  monedaVenta: ['Moneda de venta', 'Moneda'],
  precioVenta: ['Precio de venta', 'Precio', 'Valor'],
  preciosAlquiler: ['Precios de alquiler', 'Precios'],
  condiciones: ['Condiciones de la estadía', 'Condiciones'],
  observaciones: ['Observaciones', 'Descripción', 'Texto', 'Detalle'],
  servicios: ['Servicios', 'Comodidades'],
  telefono: ['Teléfono del aviso'],
  email_inmueble: ['Email del aviso'],
  pais: ['País'],
  provincia: ['Provincia'],
  localidad: ['Localidad', 'Ciudad'],
  calle: ['Calle', 'Dirección', 'Domicilio'],
  numero: ['Número', 'Nro', 'Altura'],
  piso: ['Piso'],
  departamento: ['Departamento', 'Depto', 'Dto'],
  latitud: ['Latitud', 'Lat'],
  longitud: ['Longitud', 'Long', 'Lng'],
  aproximada: ['Ubicación aproximada'],
  nombre: ['Nombre', 'Nombres'],
  apellido: ['Apellido', 'Apellidos'],
  dni: ['DNI', 'Documento'],
  celular: ['Celular', 'Teléfono', 'WhatsApp', 'Móvil'],
  email: ['Email', 'mail', 'correo', 'correo electrónico'],
  paisContacto: ['País del contacto'],
  provinciaContacto: ['Provincia del contacto'],
  localidadContacto: ['Localidad del contacto'],
  calleContacto: ['Calle del contacto'],
  numeroContacto: ['Número del contacto'],
  pisoContacto: ['Piso del contacto'],
  departamentoContacto: ['Departamento del contacto'],
};

/** The heading by which a field is named: `DNI`. */
export function fieldHeading(field: string): string {
  return HEADINGS[field as ImportField]?.[0] ?? (field === 'precios' ? 'Precios' : 'Contrato');
}

/** Headings that people are told, in the order of the export. */
export const KNOWN_HEADINGS: readonly string[] = Object.values(HEADINGS).map(([first]) => first!);

/** Accents, case, dots and spaces do not count. */
const plain = (heading: string): string => fold(heading).replace(/[^a-z0-9]/g, '');
const BY_HEADING = new Map(
  Object.entries(HEADINGS).flatMap(([field, names]) =>
    names.map((name): [string, ImportField] => [plain(name), field as ImportField]),
  ),
);

export interface ImportColumns {
  /** The field of each column; undefined for one that is not read. */
  fields: readonly (ImportField | undefined)[];
  /** Columns that are a price each: `Enero, 1.ª quincena`. */
  parts: ReadonlyMap<number, ReturnType<typeof readPart>>;
  /** Headings of columns that are not read. */
  unread: readonly string[];
}

/** Assigns the columns to fields by their headings. Of two columns of a field the first one counts. */
export function importColumns(headings: readonly string[]): ImportColumns {
  const seen = new Set<string>();
  const fields = headings.map((heading) => {
    const field = BY_HEADING.get(plain(heading));
    if (!field || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
  const parts = new Map(
    headings.flatMap((heading, at): [number, ReturnType<typeof readPart>][] => {
      const part = readPart(heading);
      return part && !fields[at] ? [[at, part]] : [];
    }),
  );
  const unread = headings.filter((heading, at) => heading.trim() !== '' && !fields[at] && !parts.has(at));
  return { fields, parts, unread };
}
