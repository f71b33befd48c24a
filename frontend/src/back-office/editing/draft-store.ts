import { useEffect, useState } from 'react';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';
import { detailPath } from '../admin-paths.js';
import { keptDraft } from '../session/kept-drafts.js';
import { draftsOf, isSameDraft, settled, type Drafts, type SectionName } from './drafts.js';

export interface SectionStatus {
  saving?: boolean;
  /** Said after a good save, until the section changes again. */
  saved?: boolean;
  fault?: string;
  /** What the server said of single fields, by their names in the call. */
  fields?: Readonly<Record<string, string>>;
  /** A save was refused: the section's faults are shown until none is left. */
  refused?: boolean;
  /** Another person has changed the listing meanwhile. */
  isStale?: boolean;
}

export interface DraftStore {
  drafts: Partial<Drafts>;
  put: <Name extends SectionName>(name: Name, draft: Drafts[Name]) => void;
  drop: (name: SectionName) => void;
  clear: () => void;
  statusOf: (name: SectionName) => SectionStatus;
  setStatus: (name: SectionName, status: SectionStatus) => void;
  /** Was typed in a session that ended. */
  wasKept: boolean;
}

interface KeptEdits {
  /** Of the listing, when it was typed. */
  version: number;
  drafts: Partial<Drafts>;
}

type Statuses = Partial<Record<SectionName, SectionStatus>>;

/** What is being edited, and how each save went; kept in the tab, so that a session that ends takes nothing along. */
export function useDraftStore(answer: AdminListingAnswer): DraftStore {
  const { idInmuebles: id, version, estado, title } = answer.inmueble;
  const store = keptDraft<KeptEdits>(`detalle-${id}`, 1, { path: detailPath(estado, id), label: title });
  const [kept] = useState(() => store.read());
  const [drafts, setDrafts] = useState<Partial<Drafts>>(kept?.drafts ?? {});
  const [statuses, setStatuses] = useState<Statuses>(() => staleStatuses(kept, version));
  const setStatus: DraftStore['setStatus'] = (name, status) =>
    setStatuses((known) => ({ ...known, [name]: status }));
  useEffect(() => {
    const changed = changedDrafts(drafts, draftsOf(answer));
    if (Object.keys(changed).length > 0) store.write({ version, drafts: changed });
    else store.forget();
    // The store is made anew each time, of what stands here.
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
    wasKept: kept !== undefined,
  };
}

/** The sections that differ from what is saved: one that was only opened is not worth keeping. */
function changedDrafts(drafts: Partial<Drafts>, saved: Drafts): Partial<Drafts> {
  const names = (Object.keys(drafts) as SectionName[]).filter((name) => {
    const draft = drafts[name];
    return draft !== undefined && !isSameDraft(settled(name, draft, saved[name]), saved[name]);
  });
  return Object.fromEntries(names.map((name) => [name, drafts[name]]));
}

/** What was kept of a listing that somebody has changed since says so at once. */
function staleStatuses(kept: KeptEdits | undefined, version: number): Statuses {
  if (!kept || kept.version === version) return {};
  const names = Object.keys(kept.drafts) as SectionName[];
  return Object.fromEntries(names.map((name) => [name, { fault: ERROR_MESSAGES.stale, isStale: true }]));
}
