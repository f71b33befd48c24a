import type { Nothing, Refused } from '../kernel/calls/call.js';
import { read } from '../kernel/calls/operator-call.js';

/** GET openapi.json: an OpenAPI 3.1 document, as far as the back office reads it. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, ApiSchema>; securitySchemes: Record<string, unknown> };
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  /** Empty where anybody may call. */
  security: Record<string, string[]>[];
  parameters?: ApiParameter[];
  requestBody?: { required?: boolean; content: ApiContent };
  /** By status. */
  responses: Record<string, { description: string; headers?: Record<string, unknown>; content?: ApiContent }>;
}

export interface ApiParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: ApiSchema;
}

/** By content type. */
export type ApiContent = Record<string, { schema?: ApiSchema }>;

/** A JSON schema. */
export type ApiSchema = Record<string, unknown>;

/** This document: OpenAPI 3.1, generated from the declarations of the calls (docs/decisions/0038). */
export const readApiDocument = read<Nothing, ApiDocument, Refused<404>>('openapi.json');
