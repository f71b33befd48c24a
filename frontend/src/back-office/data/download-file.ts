import { ApiError, NO_CONNECTION, readAnswer } from '../../app/api.js';
import { telling } from './admin-api.js';

/** The address of a file in memory is given back when the browser has surely taken it. */
const KEEP_MS = 60_000;

/**
 * Fetches a file of the operator's and hands it to the browser to keep, once it is there whole: a connection that breaks in the
 * middle is a failure, never half a file.
 */
export async function downloadFile(
  path: string,
  name: string,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const file = await telling(fetchWhole(path, onProgress));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

async function fetchWhole(path: string, onProgress: (bytes: number) => void): Promise<Blob> {
  const response = await reach(path);
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

async function reach(path: string): Promise<Response> {
  try {
    return await fetch(path, { method: 'POST', credentials: 'same-origin' });
  } catch {
    throw new ApiError(NO_CONNECTION, '');
  }
}
