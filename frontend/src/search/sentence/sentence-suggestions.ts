import { suggestions } from '#common/search/query/search-calls.js';
import { getJson } from '../../app/api.js';

/** Pause after a key before suggestions are asked for. */
const PAUSE_MS = 150;
const LIST_ID = 'frases';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Completions below the field of a sentence, after each key. The field is markup without code, and a list of suggestions (`datalist`) has its
 * keys and words for screen readers from the browser.
 */
export function suggestSentences(field: HTMLInputElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => void show(field), PAUSE_MS);
}

async function show(field: HTMLInputElement): Promise<void> {
  const typed = field.value;
  // Without suggestions the field is what it was.
  const answer = await getJson(suggestions, { frase: typed }).catch(() => undefined);
  if (!answer || field.value !== typed) return;
  listOf(field).replaceChildren(
    ...answer.frases.map((sentence) => {
      const option = document.createElement('option');
      option.value = sentence;
      return option;
    }),
  );
}

function listOf(field: HTMLInputElement): HTMLElement {
  const known = document.getElementById(LIST_ID);
  if (known) return known;
  const list = document.createElement('datalist');
  list.id = LIST_ID;
  field.after(list);
  field.setAttribute('list', LIST_ID);
  return list;
}
