import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { OwnNoticeRequest } from '../../listings/own-notice-shapes.js';
import type {
  OwnerLinkRequest,
  OwnNoticeAnswer,
  OwnNoticeMove,
  OwnPriceMark,
} from './owner-access-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

// The links of owners (docs/decisions/0044). The token is sent in the body, so that no address contains it.

/** Mails the links of the owner's notices to the address, if it has any. The answer is always the same. */
export const requestOwnerLink = publicWrite<OwnerLinkRequest, SimpleAnswer, Refused<429>>(
  'miAviso/pedirEnlace',
);

/** The notice of a link: 410 for a link that is forged, expired or replaced. */
export const viewOwnNotice = publicWrite<OwnNoticeRequest, OwnNoticeAnswer, Refused<410 | 429>>(
  'miAviso/ver',
);

/** Pauses, resumes or withdraws the notice. */
export const moveOwnNotice = publicWrite<OwnNoticeMove, OwnNoticeAnswer, Refused<409 | 410 | 429>>(
  'miAviso/cambiarEstado',
);

/** Confirms that the home is available. */
export const confirmAvailability = publicWrite<OwnNoticeRequest, OwnNoticeAnswer, Refused<409 | 410 | 429>>(
  'miAviso/confirmar',
);

/** Marks a price of the notice as rented, or as free. */
export const markOwnPrice = publicWrite<OwnPriceMark, OwnNoticeAnswer, Refused<404 | 409 | 410 | 429>>(
  'miAviso/marcarAlquilado',
);

/** Revokes every link of the notice, including this one, and mails a new one to its owner. */
export const replaceOwnerLinks = publicWrite<OwnNoticeRequest, SimpleAnswer, Refused<410 | 429>>(
  'miAviso/anularEnlaces',
);
