import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { OwnNoticeRequest } from '../own-notice-shapes.js';
import type {
  OutsideCalendarAddress,
  OutsideCalendarAnswer,
  OwnCalendarAddress,
  OwnCalendarAnswer,
  OwnProposalDismissal,
  ProposalDismissal,
} from './calendar-shapes.js';

/** The calendars of a notice, by the link of its owner. */
export const viewOwnCalendar = publicWrite<OwnNoticeRequest, OwnCalendarAnswer, Refused<410 | 429>>(
  'miAviso/calendario/ver',
);

/** Makes the secret address of the notice's own calendar; a former one stops working. */
export const renewCalendarLink = publicWrite<OwnNoticeRequest, OwnCalendarAnswer, Refused<409 | 410 | 429>>(
  'miAviso/calendario/enlace',
);

/** Saves the address of the owner's calendar on another site. */
export const saveCalendarAddress = publicWrite<
  OwnCalendarAddress,
  OwnCalendarAnswer,
  Refused<409 | 410 | 429>
>('miAviso/calendario/guardar');

/** Dismisses what the outside calendar proposes, until its nights change. */
export const dismissOwnProposal = publicWrite<
  OwnProposalDismissal,
  OwnCalendarAnswer,
  Refused<409 | 410 | 429>
>('miAviso/calendario/descartar');

/** The same by the operator, for the owner. */
export const dismissProposal = write<ProposalDismissal, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/descartarPropuesta',
);

/** What the outside calendar of a notice says, for the operator. */
export const outsideCalendar = read<IdQuery, OutsideCalendarAnswer>('inmueble/ver/verCalendario');

/** Saves the address of the owner's calendar on another site, for the owner. */
export const saveOutsideCalendar = write<OutsideCalendarAddress, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/guardarCalendario',
);
