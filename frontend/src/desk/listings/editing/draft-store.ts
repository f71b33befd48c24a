import { useRef, useState } from 'react';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { detailPath } from '../../admin-paths.js';
import { storedDraft } from '../../session/stored-drafts.js';
import { draftsOf, isSameDraft, settled, type Drafts, type SectionName } from './section-drafts.js';
import { mergeSection } from './merge-section.js';

export interface SectionStatus {
  saving?: boolean;
  /** Shown after saving, until the section changes again. */
  saved?: boolean;
  fault?: string;
  /** The server's errors, by field name of the call. */
  fields?: Readonly<Record<string, string>>;
  /** Set after a refused save; the section's faults are then shown until there are none. */
  refused?: boolean;
}

export interface DraftStore {
  isOpen: (name: SectionName) => boolean;
  /** The draft of a section; the saved values if nothing was changed. */
  draftOf: <Name extends SectionName>(name: Name, saved: Drafts) => Drafts[Name];
  put: <Name extends SectionName>(name: Name, draft: Drafts[Name]) => void;
  drop: (name: SectionName) => void;
  clear: () => void;
  statusOf: (name: SectionName) => SectionStatus;
  setStatus: (name: SectionName, status: SectionStatus) => void;
  /** Whether the section has other values than those that the draft was based on: saving it would overwrite them. */
  isOvertaken: (name: SectionName, saved: Drafts) => boolean;
  /** Puts the draft on top of what others have saved. */
  rebase: <Name extends SectionName>(name: Name, saved: Drafts) => Drafts[Name];
  /** Restored from a session that ended. */
  isRestored: boolean;
}

/** Drafts of open sections, and the saved values of each when it was opened. */
interface Edits {
  drafts: Partial<Drafts>;
  bases: Partial<Drafts>;
}

const NOTHING: Edits = { drafts: {}, bases: {} };

type Statuses = Partial<Record<SectionName, SectionStatus>>;

/**
 * Drafts and save results, kept in the tab, so that an expired session loses nothing. They are written by the event that changes them
 * (useStoredInput).
 */
export function useDraftStore(answer: AdminListingAnswer): DraftStore {
  const { edits, current, write, isRestored } = useStoredEdits(answer);
  const [statuses, setStatuses] = useState<Statuses>({});
  const saved = draftsOf(answer);
  const isTouched = (name: SectionName): boolean => {
    const { drafts, bases } = current.current;
    return drafts[name] !== undefined && !isSameDraft(drafts[name], bases[name]);
  };
  const setStatus: DraftStore['setStatus'] = (name, status) =>
    setStatuses((known) => ({ ...known, [name]: status }));

  return {
    isOpen: (name) => edits.drafts[name] !== undefined,
    draftOf: (name, now) => {
      const draft = edits.drafts[name];
      return draft === undefined || isSameDraft(draft, edits.bases[name])
        ? now[name]
        : settled(name, draft, now[name]);
    },
    put: (name, draft) => {
      const { drafts, bases } = current.current;
      const base = isTouched(name) ? bases[name] : saved[name];
      write({ drafts: { ...drafts, [name]: draft }, bases: { ...bases, [name]: base } });
      setStatuses((known) => ({ ...known, [name]: known[name]?.refused ? { refused: true } : {} }));
    },
    drop: (name) => {
      const { [name]: _draft, ...drafts } = current.current.drafts;
      const { [name]: _base, ...bases } = current.current.bases;
      write({ drafts, bases });
      setStatus(name, {});
    },
    clear: () => {
      write(NOTHING);
      setStatuses({});
    },
    statusOf: (name) => statuses[name] ?? {},
    setStatus,
    isOvertaken: (name, now) => {
      // The order of photos is adapted to the saved ones (`settled`).
      return name !== 'fotos' && isTouched(name) && !isSameDraft(current.current.bases[name], now[name]);
    },
    rebase: (name, now) => {
      const { drafts, bases } = current.current;
      const merged = merge(name, current.current, now[name]);
      write({ drafts: { ...drafts, [name]: merged }, bases: { ...bases, [name]: now[name] } });
      return merged;
    },
    isRestored,
  };
}

/** The edits, and where they are kept. */
function useStoredEdits({ inmueble: { idInmuebles: id, estado, title } }: AdminListingAnswer) {
  const store = storedDraft<Edits>(`detalle-${id}`, 3, { path: detailPath(estado, id), label: title });
  const [kept] = useState(() => store.read());
  const [edits, setEdits] = useState<Edits>(kept ?? NOTHING);
  // Callbacks of earlier renders run after answers arrive, and change what is current by then.
  const current = useRef(edits);
  const write = (next: Edits): void => {
    current.current = next;
    setEdits(next);
    const changed = changedEdits(next);
    if (Object.keys(changed.drafts).length > 0) store.write(changed);
    else store.forget();
  };
  return { edits, current, write, isRestored: kept !== undefined };
}

function merge<Name extends SectionName>(
  name: Name,
  { drafts, bases }: Edits,
  theirs: Drafts[Name],
): Drafts[Name] {
  const base: Drafts[Name] = bases[name] ?? theirs;
  const mine: Drafts[Name] = drafts[name] ?? theirs;
  return mergeSection(name, { base, mine, theirs });
}

/** Only sections with changes are kept. */
function changedEdits({ drafts, bases }: Edits): Edits {
  const isChanged = (name: SectionName): boolean => {
    const [draft, base] = [drafts[name], bases[name]];
    return draft !== undefined && base !== undefined && !isSameDraft(settled(name, draft, base), base);
  };
  const names = (Object.keys(drafts) as SectionName[]).filter(isChanged);
  return {
    drafts: Object.fromEntries(names.map((name) => [name, drafts[name]])),
    bases: Object.fromEntries(names.map((name) => [name, bases[name]])),
  };
}
