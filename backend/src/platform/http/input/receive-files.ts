import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../../process/problem.js';
import type { FileStorage } from '../../files/file-storage.js';
import type { StagedFile } from '../../files/staged-file.js';
import { deadlineMs } from '../../timings.js';

/** Limits of one request. Text fields of an upload are ids and short. */
const MOST_PARTS = 60;
const MOST_FIELDS = 10;
const FIELD_BYTES = 100;
const NAME_LENGTH = 120;

export interface ReceivedFile {
  /** The client's file name, used to identify the file in messages and never to store it. */
  name: string;
  /** Undefined if the file exceeds the limit. */
  staged: StagedFile | undefined;
}

interface Reception {
  storage: FileStorage;
  /** Name of the field with the files. */
  field: string;
  fileBytes: number;
  /** Checks the fields that precede the first file, before it is received; what it throws refuses the request. */
  before?: (fields: Record<string, string>) => Promise<unknown>;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
}

/**
 * Receives a multipart request. Each file of the field (`imagenes` or `imagenes[]`) is streamed into the storage's staging area, one at a
 * time, so that no file is held in memory. The caller discards staged files that it does not keep. If the request fails midway, all staged
 * files are removed.
 * @throws Problem 'invalid' for a malformed request, 'storage-full' or 'unavailable' of the staging area, what `before` throws, and the
 * framework's errors for too many parts
 */
export async function receiveFiles(
  request: FastifyRequest,
  { storage, field, fileBytes, before }: Reception,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, files: [] };
  const limits = {
    fileSize: fileBytes,
    parts: MOST_PARTS,
    files: MOST_PARTS,
    fields: MOST_FIELDS,
    fieldSize: FIELD_BYTES,
  };
  let isChecked = false;
  let refusal: unknown;
  const check = async (): Promise<void> => {
    if (!before || isChecked) return;
    isChecked = true;
    await before(form.fields).catch((error: unknown) => {
      refusal = error;
      throw error;
    });
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        form.fields[part.fieldname] = String(part.value);
        continue;
      }
      await check();
      if (isField(part.fieldname, field)) form.files.push(await receiveFile(part, storage));
      else part.file.resume();
    }
    await check();
    return form;
  } catch (error) {
    await discardAll(form.files);
    await drain(request.raw);
    throw error === refusal || error instanceof Problem || hasStatus(error)
      ? error
      : new Problem('invalid', ERROR_MESSAGES.malformed);
  }
}

/**
 * Reads the rest of the request. A response before its end would reach a browser as a broken connection. Reading stops after a limit,
 * because the client may be slow or gone.
 */
async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return;
  request.unpipe();
  request.resume();
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([
    once(request, 'end', { signal }),
    once(request, 'close', { signal }),
    sleep(deadlineMs('refusedUpload'), undefined, { signal }),
  ]).catch(() => undefined);
  over.abort();
}

/** Removes staged files that were not kept. */
export async function discardAll(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ staged }) => staged?.discard()));
}

async function receiveFile(part: MultipartFile, storage: FileStorage): Promise<ReceivedFile> {
  const name = (part.filename || 'sin nombre').slice(0, NAME_LENGTH);
  const staged = await storage.stage(part.file);
  if (!part.file.truncated) return { name, staged };
  await staged.discard();
  return { name, staged: undefined };
}

function isField(name: string, wanted: string): boolean {
  return name === wanted || (/^\[\d*\]$/.test(name.slice(wanted.length)) && name.startsWith(wanted));
}

/** Errors for which the framework defines a status, such as too many parts. */
function hasStatus(error: unknown): boolean {
  return typeof (error as { statusCode?: unknown }).statusCode === 'number';
}
