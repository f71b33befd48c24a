import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { adminQueries } from '../../data/listing-queries.js';
import type { Uploads } from '../../../listings/photos/use-uploads.js';
import { useListingUploads } from './use-listing-uploads.js';
import { useDraftStore, type SectionStatus } from './draft-store.js';
import { draftsOf, isSameDraft, type Drafts, type SectionName } from './section-drafts.js';
import { sectionFaults, type SectionFaults } from './section-faults.js';
import { useSaving } from './use-saving.js';

export interface Editing {
  answer: AdminListingAnswer;
  /** Uploads continue while other sections are edited. */
  uploads: Uploads;
  draftOf: <Name extends SectionName>(name: Name) => Drafts[Name];
  change: <Name extends SectionName>(name: Name, draft: Drafts[Name]) => void;
  statusOf: (name: SectionName) => SectionStatus;
  isOpen: (name: SectionName) => boolean;
  open: (name: SectionName) => void;
  /** Closes a section and discards its changes. */
  discard: (name: SectionName) => void;
  discardAll: () => void;
  /** Saves a section. If others have changed it, what was changed here is put on top of theirs. */
  save: (name: SectionName) => Promise<void>;
  saveAll: () => Promise<void>;
  /** Fault of a field, once a save was refused: `calle`, `precios.0.monto`. */
  faultOf: (name: SectionName, field: string) => string | undefined;
  /** All faults of a section in one text. */
  faultText: (name: SectionName) => string | undefined;
  /** Sections with unsaved changes. */
  dirty: readonly SectionName[];
  /** Reloads the listing. */
  reload: () => Promise<unknown>;
  /** Whether others have changed this section since it was opened. */
  isOvertaken: (name: SectionName) => boolean;
  /** Something was restored from a session that ended. */
  isRestored: boolean;
}

/** Drafts of one listing; sections are changed, saved and discarded separately or together. */
export function useEditing(answer: AdminListingAnswer): Editing {
  const queries = useQueryClient();
  const store = useDraftStore(answer);
  const base = draftsOf(answer);
  const detail = adminQueries.detail(answer.inmueble.estado, answer.inmueble.idInmuebles);
  const draftOf: Editing['draftOf'] = (name) => store.draftOf(name, base);
  const { isOpen } = store;
  const names = Object.keys(base) as SectionName[];
  const isOvertaken = (name: SectionName): boolean =>
    isOpen(name) && !store.statusOf(name).saving && store.isOvertaken(name, base);
  const dirty = names.filter(
    (name) => isOpen(name) && (isOvertaken(name) || !isSameDraft(draftOf(name), base[name])),
  );

  const inTurn = useSaving(answer, { store, draftOf });

  const shownFaults = (name: SectionName): SectionFaults | undefined =>
    store.statusOf(name).refused ? sectionFaults(name, draftOf(name), base) : undefined;

  return {
    answer,
    faultOf: (name, field) => shownFaults(name)?.fields[field] ?? store.statusOf(name).fields?.[field],
    faultText: (name) => shownFaults(name)?.text ?? store.statusOf(name).fault,
    uploads: useListingUploads(answer),
    draftOf,
    isOpen,
    dirty,
    statusOf: store.statusOf,
    change: store.put,
    open: (name) => store.put(name, base[name]),
    discard: store.drop,
    discardAll: store.clear,
    save: (name) => inTurn([name]),
    saveAll: () => {
      for (const name of names) if (isOpen(name) && !dirty.includes(name)) store.drop(name);
      return inTurn(dirty);
    },
    reload: () => queries.fetchQuery(detail),
    isOvertaken,
    isRestored: store.isRestored,
  };
}

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

/** Drafts of the listing on the screen. */
export function useListingEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No EditingProvider above this component');
  return editing;
}
