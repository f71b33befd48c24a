/** A tab opened by a press, before its URL is known. */
export interface WaitingWindow {
  /** Navigates the tab; false if it was closed. */
  navigateTo: (address: string) => boolean;
  close: () => void;
}

/** Opens the tab synchronously; undefined if the browser blocks it. */
export function openWaitingWindow(): WaitingWindow | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  // The external page must not access this one.
  tab.opener = null;
  tab.document.title = 'WhatsApp';
  tab.document.body.textContent = 'Abriendo WhatsApp…';
  return {
    navigateTo: (address) => {
      if (tab.closed) return false;
      tab.location.href = address;
      return true;
    },
    close: () => tab.close(),
  };
}
