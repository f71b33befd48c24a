export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Number of the part. */
  at: number;
}

/**
 * The words that make one text into another: the longest common subsequence of words and spaces stays, which is what readers of a
 * comparison expect (Hunt and McIlroy, "An Algorithm for Differential File Comparison", 1976). Quadratic in words, so for short texts.
 */
export function textChanges(before: string, after: string): TextPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(old, fresh);
  const parts: TextPart[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    if (at < old.length && to < fresh.length && old[at] === fresh[to]) {
      add(parts, 'same', old[at]!);
      at++;
      to++;
    } else if (to >= fresh.length || (at < old.length && common[at + 1]![to]! >= common[at]![to + 1]!)) {
      add(parts, 'removed', old[at++]!);
    } else add(parts, 'added', fresh[to++]!);
  }
  return parts;
}

/** Words, and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** Length of the longest common subsequence of what follows each pair of places. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  );
  for (let at = old.length - 1; at >= 0; at--)
    for (let to = fresh.length - 1; to >= 0; to--)
      lengths[at]![to] =
        old[at] === fresh[to]
          ? lengths[at + 1]![to + 1]! + 1
          : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!);
  return lengths;
}

function add(parts: TextPart[], kind: TextPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text, at: parts.length });
}
