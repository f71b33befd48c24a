import { AMENITY_EMOJI } from '#common/listings/amenities/initial-amenities.js';

export interface EmojiName {
  /** One of the 21, or none. */
  emoji: string;
  text: string;
}

/** `🏊 Pileta` → emoji and `Pileta`; an unknown emoji stays part of the text. */
export function splitEmoji(name: string): EmojiName {
  const emoji = AMENITY_EMOJI.find((one) => name.startsWith(one)) ?? '';
  return { emoji, text: name.slice(emoji.length).trim() };
}

/** Emoji, space, name (back-office.md §7, Services). */
export function joinEmoji(emoji: string, text: string): string {
  return [emoji, text.trim()].filter(Boolean).join(' ');
}
