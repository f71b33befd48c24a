import type { ApiDocument } from '../wire/api-document.js';
import type { Nothing, Refused } from './call.js';
import { read } from './operator-call.js';

/** This document: OpenAPI 3.1, generated from the declarations of the calls (docs/decisions/0038). */
export const readApiDocument = read<Nothing, ApiDocument, Refused<404>>('openapi.json');
