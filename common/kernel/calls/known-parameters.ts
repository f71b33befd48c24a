const BRACKETS = /(?:\[\]|%5B%5D)$/i;

/** The name of a parameter without the brackets of a list. */
export function parameterName(written: string): string {
  return written.replace(BRACKETS, '');
}

/** A URL with only the parameters of these names (without brackets), as they are written. */
export function withKnownParameters(url: string, known: ReadonlySet<string>): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const kept = query.split('&').filter((pair) => known.has(nameOf(pair)));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** The URL with its parameters in the order of their names: the same question in another order is the same URL. Values keep their order. */
export function inNameOrder(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (!query.includes('&')) return url;
  const pairs = query.split('&').map((pair) => [nameOf(pair), pair] as const);
  const sorted = pairs.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return `${path}?${sorted.map(([, pair]) => pair).join('&')}`;
}

function nameOf(pair: string): string {
  const [written = ''] = pair.split('=', 1);
  try {
    return parameterName(decodeURIComponent(written.replaceAll('+', ' ')));
  } catch {
    return written;
  }
}
