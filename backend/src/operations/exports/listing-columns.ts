import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { columnOf } from '#platform/database/naming.js';
import type { CellValue, SheetColumn } from '#platform/files/xls-writer.js';
import { presentStatus } from './listing-words.js';

/** A listing as the export's query returns it. */
export type ExportRow = Readonly<Record<string, CellValue>>;

interface ExportColumn extends SheetColumn {
  value: (row: ExportRow) => CellValue;
}

const field = (heading: string, name: string, width = 12): ExportColumn => ({
  heading,
  width,
  value: (row) => row[name] ?? null,
});

const EXPORTED_ATTRIBUTES = ATTRIBUTES.toSorted((one, other) => one.exported.place - other.exported.place);

/** Columns of the export, from left to right. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  field('Id', 'id', 8),
  field('Código', 'code'),
  field('Nº de alta', 'publication_number', 10),
  { heading: 'Estado', width: 12, value: ({ status }) => presentStatus(String(status)) },
  {
    heading: 'Operación',
    width: 10,
    value: ({ operation }) => (operation === 'rental' ? 'Alquiler' : 'Venta'),
  },
  field('Vivienda', 'type_name', 16),
  field('Destacado', 'featured', 10),
  field('Contrato', 'plan_name', 24),
  field('Pagado', 'paid', 8),
  field('Fecha de pago', 'paid_at', 16),
  field('Creado', 'created_at', 16),
  field('Publicado', 'approved_at', 16),
  field('Negocio', 'business_name', 20),
  ...EXPORTED_ATTRIBUTES.map(({ label, name, exported }) => field(label, columnOf(name), exported.width)),
  field('Moneda de venta', 'sale_currency', 10),
  field('Precio de venta', 'sale_amount', 16),
  field('Precios de alquiler', 'rental_prices', 60),
  field('Condiciones de la estadía', 'conditions', 60),
  field('Observaciones', 'notes', 60),
  field('Servicios', 'amenities', 40),
  field('Fotos', 'images', 8),
  field('Teléfono del aviso', 'phone', 18),
  field('Email del aviso', 'email', 26),
  field('País', 'country'),
  field('Provincia', 'province', 14),
  field('Localidad', 'town', 16),
  field('Calle', 'street', 20),
  field('Número', 'street_number', 8),
  field('Piso', 'floor', 6),
  field('Departamento', 'apartment', 8),
  field('Latitud', 'latitude', 12),
  field('Longitud', 'longitude', 12),
  field('Ubicación aproximada', 'approximate', 8),
  field('Nombre', 'first_name', 16),
  field('Apellido', 'last_name', 16),
  field('DNI', 'dni', 12),
  field('Celular', 'mobile', 18),
  field('Email', 'contact_email', 26),
  field('País del contacto', 'contact_country', 12),
  field('Provincia del contacto', 'contact_province', 14),
  field('Localidad del contacto', 'contact_town', 16),
  field('Calle del contacto', 'contact_street', 20),
  field('Número del contacto', 'contact_street_number', 8),
  field('Piso del contacto', 'contact_floor', 6),
  field('Departamento del contacto', 'contact_apartment', 8),
  field('Vistas', 'views', 8),
  field('Consultas por WhatsApp', 'whatsapp_inquiries', 10),
  field('Consultas por email', 'email_inquiries', 10),
];
