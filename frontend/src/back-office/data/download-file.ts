import type { FileOf, NoFields, Write } from '#common/calls/call.js';
import { ApiError, NO_CONNECTION, readAnswer } from '../../app/api.js';
import { confirming } from './admin-api.js';
import { saveFile } from './save-file.js';

/** A call whose response is a file. */
export type DownloadCall = Write<NoFields, FileOf<string>>;

/** Downloads a file completely before saving it, so that an interrupted connection is reported and no incomplete file is saved. */
export async function downloadFile(
  call: DownloadCall,
  name: string,
  onProgress: (bytes: number) => void,
): Promise<void> {
  saveFile(await confirming(() => fetchWhole(call, onProgress)), name);
}

async function fetchWhole(call: DownloadCall, onProgress: (bytes: number) => void): Promise<Blob> {
  const response = await reach(call);
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

async function reach({ path }: DownloadCall): Promise<Response> {
  try {
    return await fetch(path, { method: 'POST', credentials: 'same-origin' });
  } catch {
    throw new ApiError(NO_CONNECTION, '');
  }
}
