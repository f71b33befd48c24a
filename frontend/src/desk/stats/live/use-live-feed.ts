import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '#common/kernel/calls/address-of.js';
import { viewLive, type LiveAnswer } from '#common/stats/live-calls.js';
import { listingOfPath } from '../../admin-paths.js';
import { isOf } from '../../data/queries-of.js';
import { GatheredRefresh } from './gathered-refresh.js';
import { callsOf, changedKinds, EVERY_KIND } from './live-calls.js';
import { noteListingChange } from './live-changes.js';
import { noteViews } from './live-views.js';

/** Delay before a refused stream is opened again; the browser reconnects by itself only after a lost connection. */
const RETRY_MS = 15_000;
/** If the first answer is later than this, the tab was hidden or the stream was refused, and everything is refreshed. */
const LATE_MS = 10_000;

/**
 * Keeps lists, counters and 'Hoy' current and knows who else has which notice open, by server-sent events. Only a visible tab holds a
 * stream, because browsers allow six connections to a server without HTTP/2.
 */
export function useLiveFeed(): void {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const listingId = listingOfPath(pathname);
  const last = useRef<LiveAnswer>(undefined);
  const [loadedAt] = useState(() => performance.now());
  const [refresh] = useState(
    () => new GatheredRefresh((kinds) => queries.invalidateQueries({ predicate: isOf(callsOf(kinds)) })),
  );
  const hear = useEffectEvent((answer: LiveAnswer) => {
    noteViews(answer.mirando);
    const isLate = performance.now() - loadedAt > LATE_MS;
    const kinds = last.current ? changedKinds(last.current, answer) : isLate ? EVERY_KIND : [];
    refresh.ask(kinds);
    if (kinds.includes('avisos')) noteListingChange();
    last.current = answer;
  });
  useEffect(() => {
    const address = addressOf(viewLive, listingId === undefined ? {} : { mirando: listingId });
    return whileVisible(() => openStream(address, (answer) => hear(answer)));
  }, [listingId]);
}

/** Opens a stream, and reopens it after a refusal. Returns a function that closes it. */
function openStream(address: string, hear: (answer: LiveAnswer) => void): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout>;
  const open = (): void => {
    source = new EventSource(address);
    source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as LiveAnswer);
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
    };
  };
  open();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}

/** Calls `start` when the tab becomes visible, and the function that it returns when the tab is hidden. Returns a function that ends both. */
function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const follow = (): void => {
    if (document.hidden) {
      stop?.();
      stop = undefined;
    } else stop ??= start();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}
