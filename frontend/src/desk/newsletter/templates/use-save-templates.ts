import { useQueryClient } from '@tanstack/react-query';
import {
  listTemplates,
  saveTemplates,
  type TemplateKind,
  type TemplateListWire,
  type TemplatesAnswer,
  type TemplateWire,
} from '#common/newsletter/templates/template-calls.js';
import { TEMPLATE_MESSAGES } from '#common/newsletter/templates/template-messages.js';
import { failureText } from '../../../app/failure-text.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { notify } from '../../frame/notifications.js';
import { templatesQuery } from './use-templates.js';

export interface TemplatesChange {
  /** The new list, from the one that is there. */
  change: (list: readonly TemplateWire[]) => readonly TemplateWire[];
  /** The version that is changed; the one that is shown by default. */
  version?: number;
  /** Text of the notification, from the new list; it offers to take the change back. */
  done: (list: readonly TemplateWire[]) => string;
  onDone?: () => void;
  /** Shows a fault itself. */
  onFail?: (text: string) => void;
}

/**
 * Saves the templates of a kind: the whole list, if nobody else has changed it since it was read.
 * Changes that are asked for during another follow it, each from the list that it left.
 */
export function useSaveTemplates(kind: TemplateKind) {
  const queries = useQueryClient();
  const current = () => queries.getQueryData<TemplatesAnswer>(templatesQuery.queryKey)?.plantillas[kind];
  const remember = ({ lista, version }: TemplateListWire) =>
    queries.setQueryData<TemplatesAnswer>(
      templatesQuery.queryKey,
      (known) => known && { ...known, plantillas: { ...known.plantillas, [kind]: { lista, version } } },
    );
  const saving = useAction({
    call: async ({ change, version }: TemplatesChange) => {
      const before = current() ?? { lista: [], version: 0 };
      const after = { lista: [...change(before.lista)], version: version ?? before.version };
      if (JSON.stringify(after.lista) !== JSON.stringify(before.lista)) {
        await postAdmin(saveTemplates, { tipo: kind, ...after });
        after.version += 1;
        remember(after);
      }
      return { before, after };
    },
    texts: TEMPLATE_MESSAGES,
    refreshes: [listTemplates],
    queue: `templates ${kind}`,
    onDone: ({ before, after }, { done, onDone }) => {
      onDone?.();
      // Nothing has changed: a button was pressed twice, or a form was saved as it was.
      if (after.version === before.version) return;
      // Refused if somebody else has changed the list since.
      const undo = (): void =>
        saving.run({ change: () => before.lista, version: after.version, done: () => 'Cambio deshecho.' });
      notify('done', done(after.lista), { label: 'Deshacer', run: undo });
    },
    onFail: (error, { onFail }) => {
      // Somebody else may have changed the list.
      void queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
      const { failed, unreachable } = TEMPLATE_MESSAGES;
      const text = failureText(error, { failed, unreachable });
      if (onFail) onFail(text);
      else notify('failed', text);
      return true;
    },
  });
  return saving;
}
