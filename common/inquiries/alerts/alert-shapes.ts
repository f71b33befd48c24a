import type { SpamTraps } from '../../kernel/forms/spam.js';

/** POST alertas/pedirAlerta */
export interface AlertRequest extends SpamTraps {
  email: string;
  /** The readable address of a search: `/resultado-busqueda/Alquiler/Miramar/Casa/Enero`. */
  busqueda: string;
  frecuencia: AlertFrequency;
}

/** `enseguida`: a message for each home. `diaria`: at most one message a day. */
export type AlertFrequency = 'enseguida' | 'diaria';

/** GET estadisticas/verDemanda */
export interface AlertCountsAnswer {
  success: true;
  demanda: AlertCountWire[];
}

/** A search, as its readable address, and how many alerts wait for it. */
export interface AlertCountWire {
  busqueda: string;
  cantidad: number;
}
