import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../kernel/calls/request-shapes.js';
import type { OwnerAnswer, OwnerMergingRequest } from './owner-shapes.js';
import type { Refused } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';

/** All data of one owner: notices, inquiries received, payments, mails, messages, similar records. */
export const viewOwner = read<IdQuery, OwnerAnswer, Refused<404>>('duenios/verDuenio');

/** Merges two records of one owner: moves the notices and notes of one record to the other. */
export const mergeOwners = write<OwnerMergingRequest, SimpleAnswer, Refused<404 | 409>>('duenios/unir');
