import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { editProperty } from '#common/listings/editing/edit-calls.js';
import type { SectionName } from '../editing/section-drafts.js';
import type { Editing } from '../editing/use-editing.js';
import { useMay } from '../../session/my-account.js';

/** Opens the section that the command palette asked for (entries/desk/palette-entries.ts), if the account may edit. */
export function useAskedSection({ open }: Pick<Editing, 'open'>): void {
  const { key, state } = useLocation();
  const edit = (state as { edit?: SectionName } | null)?.edit;
  const mayEdit = useMay(editProperty);
  const openAsked = useEffectEvent((name: SectionName) => open(name));
  useEffect(() => {
    if (edit && mayEdit) openAsked(edit);
  }, [key, edit, mayEdit]);
}
