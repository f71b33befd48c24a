import { Controller } from '@nestjs/common';
import {
  cancelRollover,
  listRollovers,
  previewRollover,
  remindRollover,
  startRollover,
  viewRollover,
  type RolloverAnswer,
  type RolloverPreviewAnswer,
  type RolloverQuery,
  type RolloversAnswer,
  type RolloverStarted,
} from '#common/owners/renewal/rollover-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { lastDayFaults, termsFaults, termsOf } from '#common/owners/renewal/rollover.js';
import { TOWNS } from '#common/kernel/places.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { Season } from '../../pricing/public.js';
import type { RolloverSelection } from './chosen-notices.js';
import { RolloverPreview } from './rollover-preview.js';
import { RolloverProgress } from './rollover-progress.js';
import { StartRollover } from './start-rollover.js';
import { SteerRollover } from './steer-rollover.js';
import { RolloverDto, RolloverPreviewDto, RolloverStepDto } from './rollover.dto.js';

/** Roll-overs of the season, for the operator. */
@Controller()
export class RolloversController {
  constructor(
    private readonly previews: RolloverPreview,
    private readonly progress: RolloverProgress,
    private readonly starting: StartRollover,
    private readonly steering: SteerRollover,
    private readonly season: Season,
  ) {}

  @Answers(previewRollover)
  async preview(@Sent() form: RolloverPreviewDto): Promise<RolloverPreviewAnswer> {
    assertRight(termsFaults(form));
    return { success: true, ...(await this.previews.read(selectionOf(form), termsOf(form))) };
  }

  @Answers(startRollover)
  async start(
    @Sent() form: RolloverDto,
    @AdministratorId() administratorId: number,
  ): Promise<RolloverStarted> {
    assertRight({ ...termsFaults(form), ...lastDayFaults(form.hasta, this.season.today()) });
    const { id, notices, mails } = await this.starting.execute({
      administratorId,
      selection: selectionOf(form),
      terms: termsOf(form),
      lastDay: form.hasta,
      seen: form.cantidad,
    });
    return { success: true, message: ROLLOVER_MESSAGES.started(notices, mails), idRenovacion: id };
  }

  @Answers(listRollovers)
  async list(): Promise<RolloversAnswer> {
    return { success: true, renovaciones: await this.progress.list() };
  }

  @Answers(viewRollover)
  async view(@Asked() values: QueryValues<RolloverQuery>): Promise<RolloverAnswer> {
    return { success: true, ...(await this.progress.one(values.requiredId('id'))) };
  }

  @Answers(remindRollover)
  async remind(
    @Sent() { idRenovacion }: RolloverStepDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const mails = await this.steering.remind(idRenovacion, administratorId);
    return { success: true, message: ROLLOVER_MESSAGES.reminded(mails) };
  }

  @Answers(cancelRollover)
  async cancel(
    @Sent() { idRenovacion }: RolloverStepDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.steering.cancel(idRenovacion, administratorId);
    return { success: true, message: ROLLOVER_MESSAGES.cancelled };
  }
}

function assertRight(faults: Record<string, string[]>): void {
  if (Object.keys(faults).length > 0) throw Problem.invalid(faults, Object.values(faults).flat().join(' '));
}

/** @throws Problem 'invalid' for an unknown town or type */
function selectionOf({ avisos, localidad, idTipoVivienda }: RolloverPreviewDto): RolloverSelection {
  if (avisos.length > 0) return { ids: avisos };
  const type = PROPERTY_TYPES.find(({ id }) => id === idTipoVivienda);
  if (localidad && !TOWNS.some((town) => town === localidad))
    throw Problem.invalid({ localidad: [ERROR_MESSAGES.invalid] });
  if (idTipoVivienda !== '' && !type) throw Problem.invalid({ idTipoVivienda: [ERROR_MESSAGES.invalid] });
  return { town: localidad || null, propertyType: type?.id ?? null };
}
