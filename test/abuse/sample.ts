import type { Seed } from './seed.js';

/** A request that the product accepts; the basis of the attacks. */
export interface Sample {
  query?: Record<string, string | string[]>;
  body?: Record<string, unknown>;
  /** Name of the file field, if the call accepts files. */
  files?: string;
  /** An expensive call, which gets only some of the attacks. */
  heavy?: boolean;
  /** Expected status, if it is not a success. */
  status?: number;
}

export const nothing = (): Sample => ({});
export const list = (): Sample => ({
  query: {
    pagina: '1',
    porPagina: '5',
    tipoOperacion: 'todas',
    nombre: 'Ana',
    codigo: 'ALQ',
    fecha: '2026-11-21',
  },
});
export const byId =
  (name: string, key: keyof Seed) =>
  (seed: Seed): Sample => ({ query: { [name]: String(seed[key]) } });
export const bodyId =
  (name: string, key: keyof Seed) =>
  (seed: Seed): Sample => ({ body: { [name]: seed[key] } });

export const address = {
  pais: 'Argentina',
  provincia: 'Buenos Aires',
  localidad: 'Miramar',
  calle: 'Calle 9',
  numero: '12',
  piso: 'PB',
  departamento: 'A',
};

export type Samples = Readonly<Record<string, (seed: Seed) => Sample>>;
