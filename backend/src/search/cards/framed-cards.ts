/** The list of cards in a frame, which is the first list in it. */
const EMPTY_LIST = '[]';

/**
 * A response whose list of cards is concatenated from serialised cards.
 * @param frame the response with an empty list of cards, before which it has no other empty list
 * @param cards each after a comma, as `WrittenCards` joins them
 */
export function framedCards(frame: unknown, cards: readonly Buffer[]): Buffer {
  const text = JSON.stringify(frame);
  const at = text.indexOf(EMPTY_LIST) + 1;
  const [first, ...others] = cards;
  // The first card needs no leading comma.
  const parts = first ? [first.subarray(1), ...others] : [];
  return Buffer.concat([Buffer.from(text.slice(0, at)), ...parts, Buffer.from(text.slice(at))]);
}
