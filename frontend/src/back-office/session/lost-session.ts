const LOST = 'sesion-perdida';
const channel = new EventTarget();
let isOver = false;

/** Tells the frame that the server has answered 401, whoever asked. */
export function announceLostSession(): void {
  channel.dispatchEvent(new Event(LOST));
}

/** Calls back at each 401; gives back how to stop. */
export function onLostSession(listener: () => void): () => void {
  channel.addEventListener(LOST, listener);
  return () => channel.removeEventListener(LOST, listener);
}

/** Notes that the session has ended: the way to the login is free, for what was typed is kept. */
export function noteSessionOver(): void {
  isOver = true;
}

export function sessionIsOver(): boolean {
  return isOver;
}
