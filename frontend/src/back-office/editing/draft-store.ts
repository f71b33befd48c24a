import { useEffect, useState } from 'react';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';
import { detailPath } from '../admin-paths.js';
import { storedDraft } from '../session/stored-drafts.js';
import { draftsOf, isSameDraft, settled, type Drafts, type SectionName } from './drafts.js';

export interface SectionStatus {
  saving?: boolean;
  /** Shown after saving, until the section changes again. */
  saved?: boolean;
  fault?: string;
  /** The server's errors, by field name of the call. */
  fields?: Readonly<Record<string, string>>;
  /** Set after a refused save; the section's faults are then shown until there are none. */
  refused?: boolean;
  /** Another operator has changed the listing meanwhile. */
  isStale?: boolean;
}

export interface DraftStore {
  drafts: Partial<Drafts>;
  put: <Name extends SectionName>(name: Name, draft: Drafts[Name]) => void;
  drop: (name: SectionName) => void;
  clear: () => void;
  statusOf: (name: SectionName) => SectionStatus;
  setStatus: (name: SectionName, status: SectionStatus) => void;
  /** Restored from a session that ended. */
  isRestored: boolean;
}

interface StoredEdits {
  /** Version of the listing when the draft was written. */
  version: number;
  drafts: Partial<Drafts>;
}

type Statuses = Partial<Record<SectionName, SectionStatus>>;

/** Drafts and save results, kept in the tab, so that an expired session loses nothing. */
export function useDraftStore(answer: AdminListingAnswer): DraftStore {
  const { idInmuebles: id, version, estado, title } = answer.inmueble;
  const store = storedDraft<StoredEdits>(`detalle-${id}`, 2, { path: detailPath(estado, id), label: title });
  const [kept] = useState(() => store.read());
  const [drafts, setDrafts] = useState<Partial<Drafts>>(kept?.drafts ?? {});
  const [statuses, setStatuses] = useState<Statuses>(() => staleStatuses(kept, version));
  const setStatus: DraftStore['setStatus'] = (name, status) =>
    setStatuses((known) => ({ ...known, [name]: status }));
  const [base, setBase] = useState(answer);
  if (base !== answer) {
    setBase(answer);
    setStatuses((known) => ({ ...known, ...overtaken(drafts, draftsOf(base), draftsOf(answer)) }));
  }
  useEffect(() => {
    const changed = changedDrafts(drafts, draftsOf(answer));
    if (Object.keys(changed).length > 0) store.write({ version, drafts: changed });
    else store.forget();
    // The store is recreated with the current values.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drafts, answer]);
  return {
    drafts,
    put: (name, draft) => {
      setDrafts((known) => ({ ...known, [name]: draft }));
      setStatuses((known) => ({ ...known, [name]: known[name]?.refused ? { refused: true } : {} }));
    },
    drop: (name) => {
      setDrafts((known) => ({ ...known, [name]: undefined }));
      setStatus(name, {});
    },
    clear: () => {
      store.forget();
      setDrafts({});
      setStatuses({});
    },
    statusOf: (name) => statuses[name] ?? {},
    setStatus,
    isRestored: kept !== undefined,
  };
}

/** Only sections with changes are kept. */
function changedDrafts(drafts: Partial<Drafts>, saved: Drafts): Partial<Drafts> {
  const names = (Object.keys(drafts) as SectionName[]).filter((name) => {
    const draft = drafts[name];
    return draft !== undefined && !isSameDraft(settled(name, draft, saved[name]), saved[name]);
  });
  return Object.fromEntries(names.map((name) => [name, drafts[name]]));
}

const STALE: SectionStatus = { fault: ERROR_MESSAGES.stale, isStale: true };

/**
 * Marks drafts whose section has other saved values since the listing was read again: saving them would overwrite those. Photos are
 * excepted, because their order is adapted to the saved ones (`settled`).
 */
export function overtaken(drafts: Partial<Drafts>, before: Drafts, after: Drafts): Statuses {
  const names = (Object.keys(drafts) as SectionName[]).filter(
    (name) => name !== 'fotos' && drafts[name] !== undefined && !isSameDraft(before[name], after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, STALE]));
}

/** A restored draft of a listing that has changed since is marked at once. */
function staleStatuses(kept: StoredEdits | undefined, version: number): Statuses {
  if (!kept || kept.version === version) return {};
  const names = Object.keys(kept.drafts) as SectionName[];
  return Object.fromEntries(names.map((name) => [name, STALE]));
}
