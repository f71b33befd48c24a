import { APPROXIMATE_METRES } from './approximate-point.js';

/** Texts beside the point of a notice. */
export const POINT_MESSAGES = {
  /** Beside a point that is not the true one (public-site.md §2, Approximate locations). */
  approximate: `Ubicación aproximada: está a menos de ${APPROXIMATE_METRES.most} metros del punto.`,
  /** The licence of the coastline data requires the attribution. */
  nearSea: (distance: string) => `Está ${distance} en línea recta (costa: © OpenStreetMap).`,
} as const;
