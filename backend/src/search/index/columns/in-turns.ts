import { ownTurn } from '#platform/process/own-turn.js';

/** Time after which a turn ends, at the next check. */
const TURN_MS = 1.5;
/** Places computed between two time checks: the cheapest stay of a month takes 50 µs. */
const STEP = 16;

/**
 * Calls back with each place and its position, a few milliseconds at a time, so that other requests are answered meanwhile.
 * @param resumed called after each pause, in which listings may have changed
 */
export async function inTurns(
  places: Uint32Array,
  visit: (place: number, at: number) => void,
  resumed: () => void = () => undefined,
): Promise<void> {
  let until = performance.now() + TURN_MS;
  for (let at = 0; at < places.length; at++) {
    visit(places[at]!, at);
    if (at % STEP !== STEP - 1 || performance.now() < until) continue;
    await ownTurn();
    resumed();
    until = performance.now() + TURN_MS;
  }
}
