import type { FileOf, Write } from '#common/kernel/calls/call.js';
import { ApiError, NO_CONNECTION, readAnswer } from '../../app/api.js';
import { withConfirmation } from './admin-api.js';
import { saveFile } from './save-file.js';

/** A call whose response is a file. */
export type DownloadCall<Body> = Write<Body, FileOf<string>>;

export interface DownloadRequest<Body> {
  call: DownloadCall<Body>;
  body: Body;
}

/**
 * Downloads a file completely before saving it, so that an interrupted connection is reported and no incomplete file is saved.
 * @param onProgress gets the number of bytes received so far
 * @throws ApiError if the call is refused, or the connection fails or is interrupted
 */
export async function downloadFile<Body>(
  request: DownloadRequest<Body>,
  name: string,
  onProgress: (bytes: number) => void,
): Promise<void> {
  saveFile(await withConfirmation(() => fetchWhole(request, onProgress)), name);
}

async function fetchWhole<Body>(
  request: DownloadRequest<Body>,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const response = await reach(request);
  if (!response.ok || !response.body) {
    readAnswer(response.status, await response.json().catch(() => null));
    throw new ApiError(response.status, '');
  }
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, stream) => {
        bytes += chunk.byteLength;
        onProgress(bytes);
        stream.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(counted).blob();
  } catch {
    throw new ApiError(NO_CONNECTION, 'la descarga se cortó y el archivo no está completo.');
  }
}

async function reach<Body>({ call, body }: DownloadRequest<Body>): Promise<Response> {
  try {
    return await fetch(call.path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError(NO_CONNECTION, '');
  }
}
