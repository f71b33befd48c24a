import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { statusLabel } from '#common/listings/listing-status.js';
import { planEntry } from '#common/contracts/plans.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { FileColumn, ListFile } from '#platform/http/answers/list-files.js';

const yesOrNo = (value: boolean): string => (value ? 'Sí' : 'No');

const COLUMNS: readonly FileColumn<AdminListingRow>[] = [
  { heading: 'Código', width: 10, value: ({ codigo }) => codigo },
  { heading: 'Número', width: 8, value: ({ idInmuebles }) => idInmuebles },
  { heading: 'Estado', width: 12, value: ({ estado }) => statusLabel(estado) },
  { heading: 'Operación', width: 10, value: ({ tipoOperacion }) => tipoOperacion },
  { heading: 'Aviso', width: 36, value: ({ title }) => title },
  { heading: 'Localidad', width: 16, value: ({ localidad }) => localidad },
  { heading: 'Dirección', width: 30, value: ({ direccionCompleta }) => direccionCompleta },
  ...ATTRIBUTES.map(({ label, field, exported }): FileColumn<AdminListingRow> => ({
    heading: label,
    width: exported.width,
    value: (row) => {
      const value = row[field];
      return typeof value === 'boolean' ? yesOrNo(value) : value;
    },
  })),
  { heading: 'Dueño', width: 26, value: ({ apellido, nombre }) => `${apellido}, ${nombre}` },
  { heading: 'Plan', width: 24, value: ({ plan }) => planEntry(plan).name },
  { heading: 'Pagado', width: 8, value: ({ pagado }) => yesOrNo(pagado === 1) },
  { heading: 'Vence', width: 12, value: ({ planVence }) => planVence },
  { heading: 'Precio', width: 12, value: ({ precioGuia }) => precioGuia.precio },
  { heading: 'Moneda', width: 8, value: ({ precioGuia }) => precioGuia.moneda },
  { heading: 'Por', width: 20, value: ({ precioGuia }) => precioGuia.precioPor },
  { heading: 'Fotos', width: 7, value: ({ cantidadImagenes }) => cantidadImagenes },
  { heading: 'Visitas', width: 8, value: ({ visitas }) => visitas },
  { heading: 'Consultas por WhatsApp', width: 14, value: ({ consultasWpp }) => consultasWpp },
  { heading: 'Consultas por email', width: 14, value: ({ consultasEmail }) => consultasEmail },
  { heading: 'Creado', width: 17, value: ({ createdAt }) => new Date(createdAt) },
  { heading: 'Email confirmado', width: 12, value: ({ confirmado }) => yesOrNo(confirmado === 1) },
];

export const LISTINGS_FILE: ListFile<AdminListingRow> = { name: 'avisos', sheet: 'Avisos', columns: COLUMNS };
