import type { PublicationAnswer, PublicationRequest } from '../wire/publication.js';
import type { QuickPublishAnswer, QuickPublishRequest } from '../wire/quick-publish.js';
import type { Refused } from './call.js';
import { write } from './operator-call.js';
import { publicWrite } from './public-call.js';

/** Submits a notice, which the operator then reviews. With an `Idempotency-Key`, repetitions have no effect. */
export const publishListing = publicWrite<PublicationRequest, PublicationAnswer, Refused<409 | 429>>(
  'inmueble/crear/crearInmueble',
);

/** Submits a notice that the operator enters for an owner. With an `Idempotency-Key`, repetitions have no effect. */
export const quickPublish = write<QuickPublishRequest, QuickPublishAnswer, Refused<409>>(
  'inmueble/crear/publicarRapido',
);
