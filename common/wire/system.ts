import type { MeasureName, SystemState } from '../rules/system-measures.js';

/** GET admin/verSistema */
export interface SystemAnswer {
  success: true;
  /** The worst state of all parts. */
  estado: SystemState;
  /** End of the last point, ISO. */
  hasta: string;
  procesos: SystemProcessesWire[];
  medidas: SystemMeasureWire[];
  rutas: SlowRouteWire[];
  /** Work that waits for a person, under 'Sin terminar'. */
  sinTerminar: number;
}

export interface SystemProcessesWire {
  tipo: 'web' | 'worker';
  /** Processes that wrote a sample in the last three minutes. */
  activos: number;
  /** Time of the last sample; null if there is none. */
  ultima: string | null;
  estado: SystemState;
}

export interface SystemMeasureWire {
  clave: MeasureName;
  /** The newest value of the last twenty minutes. */
  valor: number | null;
  estado: SystemState | null;
  /** 144 values of ten minutes each, the oldest first; null where nothing was measured. */
  puntos: (number | null)[];
}

/** A route of the last day, the slowest first. */
export interface SlowRouteWire {
  ruta: string;
  pedidos: number;
  promedioMs: number;
  peorMs: number;
}
