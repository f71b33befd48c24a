import { Controller } from '@nestjs/common';
import { viewSystem } from '#common/calls/tools.js';
import { worstState, type SystemState } from '#common/rules/system-measures.js';
import type { SystemAnswer } from '#common/wire/system.js';
import { Clock } from '#platform/clock/clock.js';
import { Background } from '#platform/http/access.js';
import { Answers } from '#platform/http/answers.js';
import { SystemSamples } from '#platform/samples/system-samples.js';
import { UnfinishedWork } from '../unfinished/unfinished-work.js';
import {
  presentCounts,
  presentFailedJobs,
  presentMeasures,
  presentProcesses,
  presentRoute,
  presentSecurity,
  presentWork,
} from './present-system.js';

/** The page 'Sistema' (docs/monitoring.md). */
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
    const [series, sampled, routes, security, counts] = await Promise.all([
      this.samples.series(),
      this.samples.processes(),
      this.samples.slowRoutes(),
      this.samples.security(),
      this.unfinished.counts(),
    ]);
    const procesos = presentProcesses(sampled);
    const medidas = presentMeasures(series);
    const sinTerminar = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const unfinishedState: SystemState = sinTerminar > 0 ? 'atencion' : 'bien';
    return {
      success: true,
      estado: worstState([...[...procesos, ...medidas].map(({ estado }) => estado), unfinishedState]),
      hasta: this.clock.now().toISOString(),
      procesos,
      medidas,
      trabajo: presentWork(series),
      conteos: presentCounts(series),
      tareas: presentFailedJobs(series),
      seguridad: security.map(presentSecurity),
      rutas: routes.map(presentRoute),
      sinTerminar,
    };
  }
}
