import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  cleanSeason,
  cleanSeasonByLink,
  previewCleaning,
  undoCleaning,
  CLEANING_HEADER,
  type CleaningAnswer,
  type CleaningPreviewAnswer,
} from '#common/pricing/season/season-cleaning-calls.js';
import { SEASON_MESSAGES } from '#common/pricing/season/season-cleaning-messages.js';
import { AdministratorId, ChangesData } from '#platform/http/answers/access.js';
import { Answers } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { CleaningPreview } from './cleaning-preview.js';
import { CleanSeason, type Cleaned } from './clean-season.js';

/** Season cleaning (back-office.md §7, Tools). */
@Controller()
export class SeasonController {
  constructor(
    private readonly cleanSeason: CleanSeason,
    private readonly preview: CleaningPreview,
  ) {}

  @Answers(previewCleaning)
  look(): Promise<CleaningPreviewAnswer> {
    return this.preview.read();
  }

  @ChangesData()
  @Answers(cleanSeasonByLink)
  cleanByLink(
    @Req() request: FastifyRequest,
    @AdministratorId() administratorId: number,
  ): Promise<CleaningAnswer> {
    return this.clean(request, administratorId);
  }

  @Answers(cleanSeason)
  async clean(
    @Req() request: FastifyRequest,
    @AdministratorId() administratorId: number,
  ): Promise<CleaningAnswer> {
    assertMeant(request);
    const cleaned = await this.cleanSeason.execute(administratorId);
    const { prices, listings } = cleaned;
    return answer(
      cleaned,
      prices === 0 ? SEASON_MESSAGES.nothing : SEASON_MESSAGES.cleared(prices, listings),
    );
  }

  @Answers(undoCleaning)
  async undo(@AdministratorId() administratorId: number): Promise<CleaningAnswer> {
    const undone = await this.cleanSeason.undo(administratorId);
    return answer(undone, SEASON_MESSAGES.undone(undone.prices));
  }
}

/** A browser must send the header that the screen's button adds; a typed URL, a reload or a prefetch lacks it. */
function assertMeant({ headers }: FastifyRequest): void {
  const isBrowser = headers['sec-fetch-site'] !== undefined;
  if (isBrowser && headers[CLEANING_HEADER.name] !== CLEANING_HEADER.value)
    throw Problem.invalid({}, SEASON_MESSAGES.unconfirmed);
}

function answer({ prices, listings }: Cleaned, message: string): CleaningAnswer {
  return { success: true, error: null, message, precios: prices, inmuebles: listings };
}
