const LOST = 'sesion-perdida';
const channel = new EventTarget();
let isOver = false;

/** Reports a 401 of any call to the frame. */
export function announceLostSession(): void {
  channel.dispatchEvent(new Event(LOST));
}

/** Registers a callback for each 401; returns a function that removes it. */
export function onLostSession(listener: () => void): () => void {
  channel.addEventListener(LOST, listener);
  return () => channel.removeEventListener(LOST, listener);
}

/** Marks the session as ended, which allows leaving for the login without a warning, because drafts are kept. */
export function noteSessionOver(): void {
  isOver = true;
}

export function sessionIsOver(): boolean {
  return isOver;
}
