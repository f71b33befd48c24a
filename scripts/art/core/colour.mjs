const channels = (hex) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** `amount` 0 gives the first colour, 1 the second. */
export function mix(from, to, amount) {
  const [a, b] = [channels(from), channels(to)];
  const blended = a.map((value, index) => Math.round(value * (1 - amount) + b[index] * amount));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (hex, amount) => mix(hex, '#ffffff', amount);
export const darken = (hex, amount) => mix(hex, '#0b1a24', amount);
