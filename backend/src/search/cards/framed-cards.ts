/** The list of cards in a frame, which is the first list in it. */
const EMPTY_LIST = '[]';

/**
 * A response whose list of cards is concatenated from serialised cards.
 * @param frame the response with an empty list of cards, before which it has no other empty list
 * @param cards each after a comma, as `WrittenCards` joins them
 */
export function framedCards(frame: unknown, cards: Buffer): Buffer {
  const text = JSON.stringify(frame);
  const at = text.indexOf(EMPTY_LIST) + 1;
  // The first card needs no leading comma.
  return Buffer.concat([Buffer.from(text.slice(0, at)), cards.subarray(1), Buffer.from(text.slice(at))]);
}
