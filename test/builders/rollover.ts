import {
  replyOwnSeason,
  startRollover,
  viewOwnSeason,
  type OwnSeasonAnswer,
  type SeasonReply,
} from '#common/owners/renewal/rollover-calls.js';
import { formatDay } from '#common/kernel/time/days.js';
import { localDay } from '#platform/process/local-day.js';
import type { TestApp } from '../support/test-app.js';

export const TERMS = { porcentaje: 30, redondeoArs: 1_000, redondeoUsd: 5 };
export const EVERYTHING = { avisos: [] as number[], localidad: '', idTipoVivienda: '' as const };

/** A day from today, in the site's time zone. */
export const dayIn = (days: number): string => formatDay(localDay(new Date()) + days);

/** Starts a roll-over of every public rental, of which there is one. */
export function rollOver(app: TestApp, operator: { cookie: string }, changes: object = {}) {
  const order = { ...EVERYTHING, ...TERMS, hasta: dayIn(21), cantidad: 1, ...changes };
  return app.post(startRollover.path, order, operator);
}

/** Sends the owner's answer to the draft that the link shows. */
export async function answerSeason(
  app: TestApp,
  enlace: string,
  respuesta: SeasonReply,
  changes: object = {},
) {
  const shown: OwnSeasonAnswer = (await app.post(viewOwnSeason.path, { enlace })).json();
  const { idBorrador, version } = shown.temporada!;
  return app.post(replyOwnSeason.path, { enlace, idBorrador, version, respuesta, ...changes });
}
