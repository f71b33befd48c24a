import type { OwnerAnswer } from '../wire/owners.js';
import type { IdQuery } from '../wire/people.js';
import type { Refused } from './call.js';
import { read } from './operator-call.js';

/** Everything of one owner: notices, inquiries received, payments, mails, messages, similar records. */
export const viewOwner = read<IdQuery, OwnerAnswer, Refused<404>>('duenios/verDuenio');
