import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useRef } from 'react';
import { PRICE_SAVE_MESSAGES } from '#common/messages/admin-desk.js';
import { SECTION_MESSAGES } from '#common/messages/admin.js';
import { PHOTO_MESSAGES } from '#common/messages/photos.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';
import { ApiError, NO_CONNECTION, readError } from '../../app/api.js';
import { postAdmin } from '../data/admin-api.js';
import { adminQueries, refreshLists, refreshReviews } from '../data/listing-queries.js';
import type { Uploads } from '../../features/photos/use-uploads.js';
import { useListingUploads } from '../photos/use-listing-uploads.js';
import { useDraftStore, type SectionStatus } from './draft-store.js';
import { draftsOf, isSameDraft, settled, type Drafts, type SectionName } from './drafts.js';
import { saveRequests } from './save-requests.js';
import { firstOfEach, sectionFaults, type SectionFaults } from './section-faults.js';

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
  save: (name: SectionName) => Promise<void>;
  saveAll: () => Promise<void>;
  /** Fault of a field, once a save was refused: `calle`, `precios.0.monto`. */
  faultOf: (name: SectionName, field: string) => string | undefined;
  /** All faults of a section in one text. */
  faultText: (name: SectionName) => string | undefined;
  /** Sections with unsaved changes. */
  dirty: readonly SectionName[];
  /** Reloads the listing, for example after another operator's change. */
  reload: () => Promise<unknown>;
  /** Something was restored from a session that ended. */
  isRestored: boolean;
}

const CONFLICT = 409;

/** Drafts of one listing; sections are changed, saved and discarded separately or together. */
export function useEditing(answer: AdminListingAnswer): Editing {
  const queries = useQueryClient();
  const store = useDraftStore(answer);
  const underWay = useRef(false);
  const base = draftsOf(answer);
  const detail = adminQueries.detail(answer.inmueble.estado, answer.inmueble.idInmuebles);
  const draftOf: Editing['draftOf'] = (name) => settled(name, store.drafts[name] ?? base[name], base[name]);
  const isOpen = (name: SectionName): boolean => store.drafts[name] !== undefined;
  const names = Object.keys(base) as SectionName[];
  const dirty = names.filter((name) => isOpen(name) && !isSameDraft(draftOf(name), base[name]));

  const send = async (name: SectionName): Promise<void> => {
    // The previous save may have changed the version.
    const target = (queries.getQueryData<AdminListingAnswer>(detail.queryKey) ?? answer).inmueble;
    if (sectionFaults(name, draftOf(name), base)) return store.setStatus(name, { refused: true });
    store.setStatus(name, { saving: true });
    try {
      for (const { call, body } of saveRequests(name, { draft: draftOf(name), saved: base[name], target }))
        await postAdmin(call, body);
      await queries.fetchQuery(detail);
      store.drop(name);
      store.setStatus(name, { saved: true });
    } catch (error) {
      store.setStatus(name, faultStatus(error, FAILED[name]));
    }
  };
  /** Sequentially. */
  const inTurn = async (wanted: readonly SectionName[]): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    // Closes every form at once: what is sent is what they contain now.
    for (const name of wanted) store.setStatus(name, { saving: true });
    for (const name of wanted) await send(name);
    underWay.current = false;
    void refreshLists(queries);
    void refreshReviews(queries);
  };

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
    isRestored: store.isRestored,
  };
}

const FAILED: Partial<Record<SectionName, string>> = {
  precios: PRICE_SAVE_MESSAGES.failed,
  fotos: PHOTO_MESSAGES.orderFailed,
};

function faultStatus(error: unknown, failed: string = SECTION_MESSAGES.failed): SectionStatus {
  const { status, message } = readError(error);
  if (status === NO_CONNECTION) return { fault: SECTION_MESSAGES.unreachable };
  const fields = error instanceof ApiError ? firstOfEach(error.fieldErrors) : {};
  return { fault: message || failed, fields, isStale: status === CONFLICT };
}

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

/** Drafts of the listing on the screen. */
export function useListingEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No EditingProvider above this component');
  return editing;
}
