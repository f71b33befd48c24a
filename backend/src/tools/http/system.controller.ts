import { Controller } from '@nestjs/common';
import { viewSystem } from '#common/calls/tools.js';
import {
  MEASURE_NAMES,
  stateOfMeasure,
  worstState,
  type MeasureName,
  type SystemState,
} from '#common/rules/system-measures.js';
import type { SystemAnswer, SystemMeasureWire, SystemProcessesWire } from '#common/wire/system.js';
import { Clock } from '#platform/clock/clock.js';
import { Background } from '#platform/http/access.js';
import { Answers } from '#platform/http/answers.js';
import { SystemSamples, type SampledProcesses, type SlowRoute } from '#platform/samples/system-samples.js';
import { UnfinishedWork } from '../unfinished/unfinished-work.js';

/** The page 'Sistema' (docs/monitoring.md); not part of the specified calls. */
@Controller()
export class SystemController {
  constructor(
    private readonly samples: SystemSamples,
    private readonly unfinished: UnfinishedWork,
    private readonly clock: Clock,
  ) {}

  /** The screen polls this. */
  @Background()
  @Answers(viewSystem)
  async view(): Promise<SystemAnswer> {
    const [points, sampled, routes, counts] = await Promise.all([
      this.samples.points(),
      this.samples.processes(),
      this.samples.slowRoutes(),
      this.unfinished.counts(),
    ]);
    const procesos = (['web', 'worker'] as const).map((kind) => presentProcesses(kind, sampled));
    const medidas = MEASURE_NAMES.filter((name) => points.has(name)).map((name) =>
      presentMeasure(name, points.get(name)!),
    );
    const sinTerminar = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const unfinishedState: SystemState = sinTerminar > 0 ? 'atencion' : 'bien';
    return {
      success: true,
      estado: worstState([...[...procesos, ...medidas].map(({ estado }) => estado), unfinishedState]),
      hasta: this.clock.now().toISOString(),
      procesos,
      medidas,
      rutas: routes.map(presentRoute),
      sinTerminar,
    };
  }
}

function presentProcesses(
  kind: SampledProcesses['kind'],
  sampled: readonly SampledProcesses[],
): SystemProcessesWire {
  const known = sampled.find((one) => one.kind === kind);
  const activos = known?.alive ?? 0;
  return {
    tipo: kind,
    activos,
    ultima: known?.last.toISOString() ?? null,
    estado: activos > 0 ? 'bien' : 'mal',
  };
}

function presentMeasure(clave: MeasureName, puntos: (number | null)[]): SystemMeasureWire {
  const valor = puntos.slice(-2).findLast((point) => point !== null) ?? null;
  return { clave, valor, estado: stateOfMeasure(clave, valor), puntos };
}

function presentRoute({ route, requests, averageMs, worstMs }: SlowRoute) {
  return { ruta: route, pedidos: requests, promedioMs: averageMs, peorMs: worstMs };
}
