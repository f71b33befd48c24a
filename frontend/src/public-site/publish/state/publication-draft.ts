import type { WizardStep } from '#common/rules/publication-fields.js';
import type { PublicationRequest } from '#common/wire/publication.js';
import { StoredDraft } from '../../../features/draft/stored-draft.js';
import { EMPTY_PRICE, isPublication, isUntouched, type PriceEntry } from './publication-state.js';

/** All that a reload must not lose. */
export interface PublicationDraft {
  form: PublicationRequest;
  /** The rental price being written. */
  entry: PriceEntry;
  step: WizardStep;
  /** Idempotency key of this notice, until it is accepted. */
  key: string;
  /** When it was begun, in milliseconds since 1970. */
  openedAt: number;
}

const STORED = new StoredDraft<Partial<PublicationDraft>>({
  name: 'costa-directa:publicar-aviso',
  version: 1,
  keepDays: 30,
});

export function readDraft(): PublicationDraft | undefined {
  const { form, entry, step, key, openedAt } = STORED.read() ?? {};
  if (!isPublication(form) || isUntouched(form) || typeof key !== 'string' || !key) return undefined;
  return {
    form,
    key,
    entry: { ...EMPTY_PRICE, ...entry },
    step: readStep(step) ?? 1,
    openedAt: openedAt ?? 0,
  };
}

export const writeDraft = (draft: PublicationDraft): boolean => STORED.write(draft);
export const forgetDraft = (): void => STORED.forget();

/** A step from wherever it was kept; undefined for anything else. */
export function readStep(value: unknown): WizardStep | undefined {
  return ([1, 2, 3, 4, 5] as const).find((step) => step === value);
}
