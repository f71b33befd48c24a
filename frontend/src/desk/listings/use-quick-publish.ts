import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { quickPublish, type QuickPublishAnswer } from '#common/listings/publication/publication-calls.js';
import { QUICK_PUBLISH_MESSAGES } from '#common/listings/publication/quick-publish-messages.js';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { isDni } from '#common/kernel/forms/dni.js';
import { quickPublishFaults, type QuickFault } from '#common/listings/publication/quick-publish.js';
import type { ClientSummaryAnswer } from '#common/listings/desk/desk-calls.js';
import { failureText } from '../../app/failure-text.js';
import { adminPaths } from '../admin-paths.js';
import { postAdmin } from '../data/admin-api.js';
import { adminQueries, refreshLists } from '../data/listing-queries.js';
import { storedDraft } from '../session/stored-drafts.js';
import { emptyDraft, toRequest, type QuickDraft } from './quick-draft.js';

const KEPT = storedDraft<QuickDraft>('publicar-rapido', 1, {
  path: adminPaths.quickPublish,
  label: 'Publicar aviso rápido',
});

type Summary = ClientSummaryAnswer['resumen'];

export interface QuickPublishForm {
  draft: QuickDraft;
  set: (changes: Partial<QuickDraft>) => void;
  /** The contact with the DNI; undefined while unknown. */
  summary: Summary | undefined;
  /** Fault of each field, after a submission. */
  faultOf: (field: string) => string | undefined;
  /** Why nothing was sent, or the server's error; empty if there is none. */
  reasons: readonly string[];
  busy: boolean;
  created: QuickPublishAnswer | undefined;
  /** Restored from a session that ended. */
  isRestored: boolean;
  send: () => void;
  startOver: () => void;
}

/** The form, with its stored draft. */
function useStoredForm() {
  const [kept] = useState(() => KEPT.read());
  const [draft, setDraft] = useState(() => kept ?? emptyDraft());
  const [isRestored, setRestored] = useState(kept !== undefined);
  return {
    draft,
    isRestored,
    change: (changes: Partial<QuickDraft>): void => {
      const next = { ...draft, ...changes };
      setDraft(next);
      KEPT.write(next);
    },
    clear: (): void => {
      KEPT.forget();
      setDraft(emptyDraft());
      setRestored(false);
    },
  };
}

/** Looks up the contact once the DNI is complete. */
function useSummary(dni: string): Summary | undefined {
  const isWhole = isDni(dni);
  const { data } = useQuery({ ...adminQueries.clientSummary(dni), enabled: isWhole });
  return isWhole ? data?.resumen : undefined;
}

/** Quick publish form: drafts, validation, a single submission. */
export function useQuickPublish(): QuickPublishForm {
  const queries = useQueryClient();
  const { draft, isRestored, change, clear } = useStoredForm();
  const [faults, setFaults] = useState<readonly QuickFault[]>([]);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [created, setCreated] = useState<QuickPublishAnswer>();
  const underWay = useRef(false);
  const summary = useSummary(draft.dni);

  const post = async (): Promise<void> => {
    // Waits for the lookup of the DNI, because it determines the required fields.
    const known = isDni(draft.dni)
      ? (await queries.fetchQuery(adminQueries.clientSummary(draft.dni))).resumen.contacto
      : null;
    const request = toRequest(draft, known === null);
    const found = quickPublishFaults(request, known === null);
    setFaults(found);
    setReasons([...new Set(found.map(({ message }) => message))]);
    if (found.length > 0) return;
    const key = { 'idempotency-key': draft.clave };
    setCreated(await postAdmin(quickPublish, request, key));
    KEPT.forget();
    void refreshLists(queries);
  };
  const send = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setReasons([]);
    await post().catch((error: unknown) => setReasons([failureText(error, QUICK_PUBLISH_MESSAGES)]));
    underWay.current = false;
    setBusy(false);
  };

  return {
    draft,
    set: (changes) => {
      change(changes);
      const changed = Object.keys(changes);
      setFaults((known) => known.filter(({ field }) => !changed.includes(fieldHome(field))));
    },
    summary,
    faultOf: (field) => shortText(faults.find((one) => one.field === field)?.message),
    reasons,
    busy,
    created,
    isRestored,
    send: () => void send(),
    startOver: () => {
      clear();
      setFaults([]);
      setReasons([]);
      setCreated(undefined);
    },
  };
}

const ADDRESS = ['pais', 'provincia', 'localidad', 'calle', 'numero', 'piso', 'departamento'];

/** The part of the draft for a field of the request. */
function fieldHome(field: string): string {
  if (ADDRESS.includes(field)) return 'direccion';
  if (field.startsWith('condiciones.')) return 'condiciones';
  return field === 'pisoContacto' ? 'domicilio' : field;
}

/** Fault text beside a field; missing fields are reported together elsewhere. */
function shortText(message: string | undefined): string | undefined {
  const { incomplete, incompleteContact } = QUICK_PUBLISH_MESSAGES;
  return message === incomplete || message === incompleteContact ? PUBLICATION_MESSAGES.required : message;
}
