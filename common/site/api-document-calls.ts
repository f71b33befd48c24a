import type { ApiDocument } from './api-document-shapes.js';
import type { Nothing, Refused } from '../kernel/calls/call.js';
import { read } from '../kernel/calls/operator-call.js';

/** This document: OpenAPI 3.1, generated from the declarations of the calls (docs/decisions/0038). */
export const readApiDocument = read<Nothing, ApiDocument, Refused<404>>('openapi.json');
