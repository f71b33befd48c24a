import type { WizardStep } from '#common/rules/publication-fields.js';
import type { PublicationRequest } from '#common/wire/publication.js';
import { DraftShelf } from '../../../features/draft/draft-shelf.js';
import { claimForThisTab } from '../../../features/draft/tab-claims.js';
import { EMPTY_PRICE, isPublication, isUntouched, type PriceEntry } from './publication-state.js';

/** All that a reload must not lose. */
export interface PublicationDraft {
  form: PublicationRequest;
  /** The rental price being written. */
  entry: PriceEntry;
  step: WizardStep;
  /** Idempotency key of this notice, until it is accepted; its draft is kept under it. */
  key: string;
  /** When it was begun, in milliseconds since 1970. */
  openedAt: number;
}

const NAME = 'costa-directa:publicar-aviso';
const SHELF = new DraftShelf<Partial<PublicationDraft>>({ name: NAME, version: 2, keepDays: 30 });

/**
 * The draft to go on with: this tab's own, which a reload leaves, or else the newest that no other tab is writing. Two tabs are two
 * notices, with a key each: under one key the second would pass for a repetition of the first.
 */
export async function takeDraft(): Promise<PublicationDraft | undefined> {
  const drafts = SHELF.all().flatMap(({ content }) => readDraft(content) ?? []);
  const own = readTab();
  const inOrder = [...drafts.filter(({ key }) => key === own), ...drafts.filter(({ key }) => key !== own)];
  for (const draft of inOrder) if (await claimForThisTab(nameOf(draft.key))) return draft;
  return undefined;
}

/** Whether this browser keeps anything: a private window may not. */
export function keepsDrafts(): boolean {
  const probe = 'prueba';
  const isKept = SHELF.write(probe, {});
  SHELF.forget(probe);
  return isKept;
}

export function writeDraft(draft: PublicationDraft): void {
  void claimForThisTab(nameOf(draft.key));
  markTab(draft.key);
  SHELF.write(draft.key, draft);
}

export function forgetDraft(key: string): void {
  SHELF.forget(key);
}

/** A step from wherever it was kept; undefined for anything else. */
export function readStep(value: unknown): WizardStep | undefined {
  return ([1, 2, 3, 4, 5] as const).find((step) => step === value);
}

function readDraft({
  form,
  entry,
  step,
  key,
  openedAt,
}: Partial<PublicationDraft>): PublicationDraft | undefined {
  if (!isPublication(form) || isUntouched(form) || typeof key !== 'string' || !key) return undefined;
  return {
    form,
    key,
    entry: { ...EMPTY_PRICE, ...entry },
    step: readStep(step) ?? 1,
    openedAt: openedAt ?? 0,
  };
}

function nameOf(key: string): string {
  return `${NAME}:${key}`;
}

function readTab(): string | null {
  try {
    return window.sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function markTab(key: string): void {
  try {
    window.sessionStorage.setItem(NAME, key);
  } catch {
    // The newest draft is taken up instead.
  }
}
