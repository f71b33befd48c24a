import type { OwnNoticeRequest } from '../../listings/own-notice-shapes.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type {
  OwnSeasonAnswer,
  OwnSeasonReply,
  RolloverAnswer,
  RolloverPreviewAnswer,
  RolloverPreviewRequest,
  RolloverQuery,
  RolloverRequest,
  RolloversAnswer,
  RolloverStarted,
  RolloverStep,
} from './rollover-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

// Prices of the next season, which owners confirm by the link of a notice.

/** Preview of a roll-over. */
export const previewRollover = write<RolloverPreviewRequest, RolloverPreviewAnswer>('temporada/verPropuesta');

/** Proposes the prices to the owners. */
export const startRollover = write<RolloverRequest, RolloverStarted, Refused<409>>('temporada/renovar');

/** The roll-overs and how many owners have answered. */
export const listRollovers = read<Nothing, RolloversAnswer>('temporada/verRenovaciones');

/** A roll-over with its notices. */
export const viewRollover = read<RolloverQuery, RolloverAnswer, Refused<404>>('temporada/verRenovacion');

/** Sends a reminder to the owners who have not answered. */
export const remindRollover = write<RolloverStep, SimpleAnswer, Refused<404 | 409>>('temporada/recordar');

/** Ends a roll-over; owners who have not answered no longer have to. */
export const cancelRollover = write<RolloverStep, SimpleAnswer, Refused<404 | 409>>('temporada/cancelar');

/** The prices that are proposed for the notice of a link. */
export const viewOwnSeason = publicWrite<OwnNoticeRequest, OwnSeasonAnswer, Refused<410 | 429>>(
  'miAviso/temporada/ver',
);

/** The owner's reply to the proposed prices: confirms them, proposes others, or keeps the present ones. */
export const replyOwnSeason = publicWrite<OwnSeasonReply, OwnSeasonAnswer, Refused<409 | 410 | 429>>(
  'miAviso/temporada/responder',
);
