import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface AddressDraftOptions<View> {
  /** The URL that applies a view. */
  addressOf: (view: View) => string;
  /** Navigates to a URL. */
  go: (address: string) => void;
}

/** Changes the newest draft; the result is applied `delayMs` after the last change. */
export type ChangeDraft<View> = (change: (latest: View) => View, delayMs?: number) => void;

/**
 * State of a form that the URL stores. A change is visible at once and applied after a delay, so that several changes cause one
 * navigation. The URL follows after its data have loaded. Only the draft determines what is applied: URLs that result from its own
 * earlier changes do not affect it. Other URLs (Back, a link) replace it.
 * @param shown the view of the URL
 */
export function useAddressDraft<View>(
  shown: View,
  { addressOf, go }: AddressDraftOptions<View>,
): [draft: View, change: ChangeDraft<View>] {
  const [draft, setDraft] = useState(shown);
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = addressOf(shown);
  const seen = useRef(address);
  /** URL of the last applied draft, and pending URLs of earlier ones. */
  const target = useRef(address);
  const asked = useRef(new Set<string>());

  const follow = useEffectEvent((): void => {
    // The first effect must not reset a change made before it: input before hydration is repeated immediately after it.
    if (address === seen.current) return;
    seen.current = address;
    if (address === target.current) return asked.current.clear();
    if (asked.current.has(address)) return;
    clearTimeout(timer.current);
    target.current = address;
    latest.current = shown;
    setDraft(shown);
  });
  useEffect(() => follow(), [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const current = useRef({ addressOf, go });
  useEffect(() => {
    current.current = { addressOf, go };
  });
  const send = (): void => {
    const next = current.current.addressOf(latest.current);
    if (next === target.current) return;
    target.current = next;
    asked.current.add(next);
    current.current.go(next);
  };
  const change: ChangeDraft<View> = (changed, delayMs = 0) => {
    latest.current = changed(latest.current);
    setDraft(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, delayMs);
  };
  return [draft, change];
}
