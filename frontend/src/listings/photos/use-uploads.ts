import { useRef, useState } from 'react';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import { readError } from '../../app/api.js';
import type { SendingOptions } from './send-photo.js';
import type { Upload } from './upload-list.js';

export interface Uploads {
  list: readonly Upload[];
  /** Uploads are waiting or running. */
  underWay: boolean;
  /** Last event, for screen readers. */
  said: string;
  add: (files: readonly { key: string; file: File }[]) => void;
  retry: (key: string) => void;
  /** Stops an upload that waits or runs. */
  cancel: (key: string) => void;
  /** Removes a failed upload from the list. */
  dismiss: (key: string) => void;
}

interface UploadTarget<Answer> {
  send: (photo: Pick<Upload, 'file' | 'key'>, options: SendingOptions) => Promise<Answer>;
  /** A photo was accepted; answers may arrive in any order. */
  onSent: (answer: Answer) => void;
  /** Concurrent uploads, of which more would not be faster; one keeps the order in which photos were chosen. */
  atOnce?: 1 | 2;
}

/** Uploads photos, each in its own request, so that a failure does not affect others. */
export function useUploads<Answer>({ send, onSent, atOnce = 2 }: UploadTarget<Answer>): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const [said, setSaid] = useState('');
  const waiting = useRef<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());

  const change = (key: string, changes: Partial<Upload>): void =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string): void => setList((known) => known.filter((one) => one.key !== key));

  const sendOne = async ({ key, file }: Upload, { signal }: AbortController): Promise<void> => {
    change(key, { state: 'sending' });
    try {
      onSent(await send({ key, file }, { signal, onProgress: (sent) => change(key, { sent }) }));
      drop(key);
      setSaid(`Se subió ${file.name}`);
    } catch (error) {
      if (signal.aborted) return;
      change(key, { state: 'failed', error: readError(error).message || PHOTO_MESSAGES.uploadFailed });
      setSaid(`No se subió ${file.name}`);
    }
  };
  const pump = (): void => {
    while (running.current.size < atOnce) {
      const next = waiting.current.shift();
      if (!next) return;
      const stop = new AbortController();
      running.current.set(next.key, stop);
      void sendOne(next, stop).finally(() => {
        running.current.delete(next.key);
        pump();
      });
    }
  };
  const enqueue = (...uploads: readonly Upload[]): void => {
    waiting.current.push(...uploads);
    pump();
  };

  return {
    list,
    said,
    underWay: list.some(({ state }) => state !== 'failed'),
    add: (files) => {
      const uploads = files.map(({ key, file }): Upload => ({ key, file, state: 'waiting', sent: 0 }));
      setList((known) => [...known, ...uploads]);
      enqueue(...uploads);
    },
    retry: (key) => {
      const upload = list.find((one) => one.key === key);
      if (!upload) return;
      change(key, { state: 'waiting', sent: 0, error: undefined });
      enqueue({ ...upload, sent: 0 });
    },
    cancel: (key) => {
      waiting.current = waiting.current.filter((one) => one.key !== key);
      running.current.get(key)?.abort();
      drop(key);
      setSaid('Subida cancelada');
    },
    dismiss: drop,
  };
}
