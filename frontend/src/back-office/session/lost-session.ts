const LOST = 'sesion-perdida';
const channel = new EventTarget();

/** Tells the frame that the server has answered 401, whoever asked. */
export function announceLostSession(): void {
  channel.dispatchEvent(new Event(LOST));
}

/** Calls back at each 401; gives back how to stop. */
export function onLostSession(listener: () => void): () => void {
  channel.addEventListener(LOST, listener);
  return () => channel.removeEventListener(LOST, listener);
}
