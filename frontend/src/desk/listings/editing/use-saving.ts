import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { PRICE_SAVE_MESSAGES, SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { ApiError, NO_CONNECTION, readError } from '../../../app/api.js';
import { postAdmin } from '../../data/admin-api.js';
import { adminQueries, refreshLists, refreshReviews } from '../../data/listing-queries.js';
import type { DraftStore, SectionStatus } from './draft-store.js';
import { draftsOf, type Drafts, type SectionName } from './section-drafts.js';
import { saveRequests } from './save-requests.js';
import { firstOfEach, sectionFaults } from './section-faults.js';

const CONFLICT = 409;
const MOST_ATTEMPTS = 4;

interface Saved {
  store: DraftStore;
  draftOf: <Name extends SectionName>(name: Name) => Drafts[Name];
}

/** Saves sections, one after another. The version of the notice only finds out whether anything has changed; what counts is the section. */
export function useSaving(
  answer: AdminListingAnswer,
  { store, draftOf }: Saved,
): (wanted: readonly SectionName[]) => Promise<void> {
  const queries = useQueryClient();
  const underWay = useRef(false);
  const base = draftsOf(answer);
  const detail = adminQueries.detail(answer.inmueble.estado, answer.inmueble.idInmuebles);
  const shown = (): AdminListingAnswer => queries.getQueryData<AdminListingAnswer>(detail.queryKey) ?? answer;
  /**
   * Sends a section with the version that is shown. If others have changed only other sections meanwhile, it is sent again.
   * @returns whether it was saved; otherwise others have changed this section
   */
  const post = async <Name extends SectionName>(name: Name, draft: Drafts[Name]): Promise<boolean> => {
    for (let attempt = 1; ; attempt++) {
      const now = shown();
      const { inmueble: target } = now;
      const saved = draftsOf(now)[name];
      if (store.isOvertaken(name, draftsOf(now))) return false;
      try {
        for (const { call, body } of saveRequests(name, { draft, saved, target }))
          await postAdmin(call, body);
        return true;
      } catch (error) {
        if (readError(error).status !== CONFLICT || attempt === MOST_ATTEMPTS) throw error;
        const fresh = await queries.fetchQuery(detail);
        // Another conflict than that of versions.
        if (fresh.inmueble.version === target.version) throw error;
      }
    }
  };

  const send = async (name: SectionName): Promise<void> => {
    const draft = store.isOvertaken(name, base) ? store.rebase(name, base) : draftOf(name);
    if (sectionFaults(name, draft, base)) return store.setStatus(name, { refused: true });
    store.setStatus(name, { saving: true });
    try {
      if (!(await post(name, draft))) return store.setStatus(name, {});
      await queries.fetchQuery(detail);
      store.drop(name);
      store.setStatus(name, { saved: true });
    } catch (error) {
      store.setStatus(name, faultStatus(error, FAILED[name]));
    }
  };
  return async (wanted) => {
    if (underWay.current) return;
    underWay.current = true;
    // Closes every form at once: what is sent is what they contain now.
    for (const name of wanted) store.setStatus(name, { saving: true });
    // Sections with faults last: a section that was saved takes the focus when its form closes.
    const isFaulty = (name: SectionName): boolean => sectionFaults(name, draftOf(name), base) !== undefined;
    for (const name of wanted.filter((one) => !isFaulty(one))) await send(name);
    for (const name of wanted.filter(isFaulty)) await send(name);
    underWay.current = false;
    void refreshLists(queries);
    void refreshReviews(queries);
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
  return { fault: message || failed, fields };
}
