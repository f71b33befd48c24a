import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Currency } from '#common/kernel/currencies.js';
import { OPERATIONS, type Operation } from '#common/kernel/operations.js';
import { propertyTypeRecord } from '#common/listings/property-types.js';
import type {
  OperationCountWire,
  PropertyTypeCountWire,
  RentalStateWire,
  SaleAverageWire,
} from '#common/stats/statistics-calls.js';
import { rowsOf } from '#platform/database/rows.js';

interface TallyRow {
  operation: Operation;
  property_type: number;
  currency: Currency | '';
  rented: number;
  free: number;
  average: number;
  listings: number;
}

export interface Offer {
  active: number;
  byOperation: OperationCountWire[];
  byType: PropertyTypeCountWire[];
  rentals: RentalStateWire[];
  saleAverages: SaleAverageWire[];
}

/** The present offer of the site, from sums that the workers keep. */
@Injectable()
export class SiteOffer {
  constructor(private readonly database: DataSource) {}

  async read(): Promise<Offer> {
    const rows = await rowsOf<TallyRow>(
      this.database,
      `SELECT operation, property_type, currency, rented_prices::int AS rented, free_prices::int AS free, listings,
              round(sale_amount / listings)::float8 AS average
       FROM site_tallies ORDER BY operation, property_type, currency`,
    );
    return {
      active: sum(rows, ({ listings }) => listings),
      byOperation: (['rental', 'sale'] as const).map((operation) => ({
        tipo_operacion: OPERATIONS[operation].name,
        cantidad: sum(
          rows.filter((row) => row.operation === operation),
          ({ listings }) => listings,
        ),
      })),
      byType: countTypes(rows),
      rentals: [
        { estado: 'Alquilado', cantidad: sum(rows, ({ rented }) => rented) },
        { estado: 'Disponible', cantidad: sum(rows, ({ free }) => free) },
      ],
      saleAverages: rows.flatMap(({ property_type: type, currency, average, listings }) =>
        currency === ''
          ? []
          : [{ ...typeWire(type), moneda: currency, promedio: average, total_propiedades: listings }],
      ),
    };
  }
}

/** Most frequent first, within an operation. */
function countTypes(rows: readonly TallyRow[]): PropertyTypeCountWire[] {
  const counts = new Map<string, PropertyTypeCountWire>();
  for (const { operation, property_type: type, listings } of rows) {
    const group = `${operation} ${type}`;
    const before = counts.get(group)?.cantidad ?? 0;
    counts.set(group, {
      tipo_operacion: OPERATIONS[operation].name,
      ...typeWire(type),
      cantidad: before + listings,
    });
  }
  return [...counts.values()].toSorted(
    (a, b) => a.tipo_operacion.localeCompare(b.tipo_operacion) || b.cantidad - a.cantidad,
  );
}

function typeWire(id: number): { idTipoVivienda: number; tipo_vivienda: string } {
  return { idTipoVivienda: id, tipo_vivienda: propertyTypeRecord(id) };
}

function sum<T>(rows: readonly T[], measure: (row: T) => number): number {
  return rows.reduce((total, row) => total + measure(row), 0);
}
