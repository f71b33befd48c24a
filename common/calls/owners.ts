import type { SimpleAnswer } from '../wire/answers.js';
import type { IdQuery } from '../wire/requests.js';
import type { OwnerAnswer, OwnerMergingRequest } from '../wire/owners.js';
import type { Refused } from './call.js';
import { read, write } from './operator-call.js';

/** All data of one owner: notices, inquiries received, payments, mails, messages, similar records. */
export const viewOwner = read<IdQuery, OwnerAnswer, Refused<404>>('duenios/verDuenio');

/** Merges two records of one owner: moves the notices and notes of one record to the other. */
export const mergeOwners = write<OwnerMergingRequest, SimpleAnswer, Refused<404 | 409>>('duenios/unir');
