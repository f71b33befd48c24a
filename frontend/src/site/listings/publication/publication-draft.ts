import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import type { PriceWay } from '../../../pricing/price-ways.js';
import { DraftShelf } from './draft-shelf.js';
import { claimForThisTab } from './tab-claims.js';
import { EMPTY_PRICE, isPublication, isUntouched, type PriceEntry } from './publication-state.js';

/** State that survives a reload. */
export interface PublicationDraft {
  form: PublicationRequest;
  /** The rental price being entered. */
  entry: PriceEntry;
  way: PriceWay;
  step: WizardStep;
  /** Idempotency key of this notice until it is accepted; also the key of its draft. */
  key: string;
}

const NAME = 'costa-directa:publicar-aviso';
const SHELF = new DraftShelf<Partial<PublicationDraft>>({ name: NAME, version: 2, keepDays: 30 });

/**
 * The draft to continue: this tab's own after a reload, otherwise the newest that no other tab uses. Each tab has its own notice and key,
 * because with a shared key the second notice would be treated as a repetition.
 */
export async function takeDraft(): Promise<PublicationDraft | undefined> {
  const drafts = SHELF.all().flatMap(({ content }) => readDraft(content) ?? []);
  const own = readTab();
  const inOrder = [...drafts.filter(({ key }) => key === own), ...drafts.filter(({ key }) => key !== own)];
  for (const draft of inOrder) if (await claimForThisTab(nameOf(draft.key))) return draft;
  return undefined;
}

/**
 * Stores the draft on the device, and claims it for this tab.
 * @returns whether it could be stored; private windows may have no storage, and others a full one. A promise, because effects set state later.
 */
export function writeDraft(draft: PublicationDraft): Promise<boolean> {
  void claimForThisTab(nameOf(draft.key));
  markTab(draft.key);
  return Promise.resolve(SHELF.write(draft.key, draft));
}

export function forgetDraft(key: string): void {
  SHELF.forget(key);
}

/** A stored step; undefined if invalid. */
export function readStep(value: unknown): WizardStep | undefined {
  return ([1, 2, 3, 4, 5] as const).find((step) => step === value);
}

function readDraft({ form, entry, way, step, key }: Partial<PublicationDraft>): PublicationDraft | undefined {
  if (!isPublication(form) || isUntouched(form) || typeof key !== 'string' || !key) return undefined;
  return {
    form,
    key,
    entry: { ...EMPTY_PRICE, ...entry },
    way: way ?? 'planilla',
    step: readStep(step) ?? 1,
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
    // The newest draft is used instead.
  }
}
