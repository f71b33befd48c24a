/** A tab opened by a press, whose address is known only later. */
export interface WaitingWindow {
  /** Goes there; false when the visitor has closed the tab. */
  lead: (address: string) => boolean;
  close: () => void;
}

/** Opens the tab at once; undefined where the browser refuses. */
export function openWaitingWindow(): WaitingWindow | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  // What opens there later is not ours: it may not reach back to this page.
  tab.opener = null;
  tab.document.title = 'WhatsApp';
  tab.document.body.textContent = 'Abriendo WhatsApp…';
  return {
    lead: (address) => {
      if (tab.closed) return false;
      tab.location.href = address;
      return true;
    },
    close: () => tab.close(),
  };
}
