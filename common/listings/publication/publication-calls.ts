import type { PublicationAnswer, PublicationRequest } from './publication-shapes.js';
import type { QuickPublishAnswer, QuickPublishRequest } from './quick-publish-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

/** Submits a notice, which the operator then reviews. With an `Idempotency-Key`, repetitions have no effect. */
export const publishListing = publicWrite<PublicationRequest, PublicationAnswer, Refused<409 | 429>>(
  'inmueble/crear/crearInmueble',
);

/** Submits a notice that the operator enters for an owner. With an `Idempotency-Key`, repetitions have no effect. */
export const quickPublish = write<QuickPublishRequest, QuickPublishAnswer, Refused<409>>(
  'inmueble/crear/publicarRapido',
);
