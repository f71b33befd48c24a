import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { viewSystem, type SystemAnswer } from '#common/operations/system-calls.js';
import { worstState, type SystemState } from '#common/operations/system-measures.js';
import { Clock } from '#platform/process/clock.js';
import { releaseText } from '#platform/process/release.js';
import { stoppedMail } from '#platform/mail/stopped-mail.js';
import { BackupHealth } from '#platform/health/backup-health.js';
import { countLiveWorkers } from '#platform/queue/live-workers.js';
import { Background } from '#platform/http/answers/access.js';
import { Answers } from '#platform/http/answers/answers.js';
import { SystemSamples } from '#platform/metrics/system-samples.js';
import { UnfinishedWork } from './unfinished/unfinished-work.js';
import {
  presentBackups,
  presentCounts,
  presentFailedJobs,
  presentMail,
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
    private readonly backup: BackupHealth,
    private readonly database: DataSource,
  ) {}

  /** The screen polls this. */
  @Background()
  @Answers(viewSystem)
  async view(): Promise<SystemAnswer> {
    const [series, sampled, routes, security, counts, workers, backup, stopped] = await Promise.all([
      this.samples.series(),
      this.samples.processes(),
      this.samples.slowRoutes(),
      this.samples.security(),
      this.unfinished.counts(),
      countLiveWorkers(this.database),
      this.backup.state(),
      stoppedMail(this.database),
    ]);
    const procesos = presentProcesses(sampled, workers);
    const copias = presentBackups(backup);
    const correo = presentMail(stopped, this.clock.now());
    const medidas = presentMeasures(series);
    const sinTerminar = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const unfinishedState: SystemState = sinTerminar > 0 ? 'atencion' : 'bien';
    return {
      success: true,
      version: releaseText(),
      estado: worstState([
        ...[...procesos, copias, ...medidas].map(({ estado }) => estado),
        correo?.estado ?? null,
        unfinishedState,
      ]),
      hasta: this.clock.now().toISOString(),
      procesos,
      copias,
      correo,
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
