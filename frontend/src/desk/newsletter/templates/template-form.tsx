import { useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TEMPLATE_KIND_TEXTS, TEMPLATE_MESSAGES } from '#common/newsletter/templates/template-messages.js';
import {
  sampleOf,
  TEMPLATE_RULES,
  templateFaults,
  tidyTemplate,
} from '#common/newsletter/templates/templates.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import type { TemplateKind, TemplateWire } from '#common/newsletter/templates/template-calls.js';
import type { StoredDraft } from '../../../app/stored-draft.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import { adminPaths } from '../../admin-paths.js';
import { storedDraft } from '../../session/stored-drafts.js';
import { useStoredInput } from '../../session/use-stored-input.js';
import { Placeholders } from './placeholders.js';
import { useSaveTemplates } from './use-save-templates.js';
import { templatesQuery } from './use-templates.js';

const EMPTY: TemplateWire = { nombre: '', asunto: '', texto: '' };

interface TemplateFormProps {
  kind: TemplateKind;
  /** The template to edit; undefined while closed. */
  template: TemplateWire | 'new' | undefined;
  onClose: () => void;
}

/** Form of a template: name, text with data in braces, and how it will look. */
export function TemplateForm({ kind, template, onClose }: TemplateFormProps) {
  const title = template === 'new' ? 'Agregar una plantilla' : 'Modificar la plantilla';
  return (
    <Dialog
      open={template !== undefined}
      onClose={onClose}
      title={`${title} de ${TEMPLATE_KIND_TEXTS[kind].noun}`}
    >
      {template !== undefined && <Fields kind={kind} template={template} onClose={onClose} />}
    </Dialog>
  );
}

function Fields({ kind, template, onClose }: TemplateFormProps & { template: TemplateWire | 'new' }) {
  const [known] = useState(() => (template === 'new' ? undefined : template));
  const { value: typed, set, forget } = useStoredInput(() => draftOf(kind, known?.nombre), known ?? EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const list = useQuery(templatesQuery).data?.plantillas[kind].lista ?? [];
  const saving = useSaveTemplates(kind);
  const text = useRef<HTMLDivElement>(null);
  const rule = TEMPLATE_RULES[kind];
  const change = (changes: Partial<TemplateWire>): void => {
    setErrors({});
    set({ ...typed, ...changes });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (saving.busy) return;
    const faults = templateFaults(
      kind,
      typed,
      list.filter(({ nombre }) => nombre !== known?.nombre),
    );
    setErrors(faults);
    setProblem('');
    const [first] = Object.keys(faults);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    // The list follows what others do while the form is open.
    if (known && !isAmong(list, known)) return setProblem(TEMPLATE_MESSAGES.changedMeanwhile);
    saving.run({
      change: (present) => withTemplate(present, known?.nombre, tidyTemplate(kind, typed)),
      done: () => `«${typed.nombre.trim()}» guardada.`,
      onDone: () => {
        forget();
        onClose();
      },
      onFail: setProblem,
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Nombre"
        data-autofocus
        name="nombre"
        autoComplete="off"
        isRequired
        maxLength={LENGTHS.templateName}
        value={typed.nombre}
        error={errors['nombre']?.[0]}
        onChange={({ target }) => change({ nombre: target.value })}
      />
      {rule.hasSubject && (
        <TextField
          label="Asunto"
          name="asunto"
          autoComplete="off"
          isRequired
          maxLength={LIMITS.subjectLength}
          value={typed.asunto}
          error={errors['asunto']?.[0]}
          onChange={({ target }) => change({ asunto: target.value })}
        />
      )}
      <div ref={text}>
        <TextArea
          label="Texto"
          name="texto"
          rows={6}
          isRequired
          maxLength={rule.longest}
          count={typed.texto.length}
          value={typed.texto}
          error={errors['texto']?.[0]}
          onChange={({ target }) => change({ texto: target.value })}
        />
      </div>
      <Placeholders
        kind={kind}
        area={() => text.current?.querySelector('textarea') ?? null}
        onInsert={(texto) => change({ texto })}
      />
      <section aria-label="Vista previa" className="rounded-field bg-band p-4">
        <p className="mb-1 text-sm font-semibold text-ink-soft">Así se va a ver, con un ejemplo</p>
        {rule.hasSubject && <p className="font-semibold wrap-anywhere">{sampleOf(kind, typed.asunto)}</p>}
        <p className="whitespace-pre-line wrap-anywhere">{sampleOf(kind, typed.texto) || '—'}</p>
      </section>
      <div role="alert">{problem && <p className="font-semibold text-danger">{problem}</p>}</div>
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button submit busy={saving.busy}>
          Guardar
        </Button>
      </div>
    </form>
  );
}

/** Whether a template is in the list unchanged. */
function isAmong(list: readonly TemplateWire[], { nombre, asunto, texto }: TemplateWire): boolean {
  return list.some((one) => one.nombre === nombre && one.asunto === asunto && one.texto === texto);
}

/** The list with a template in place of the one of that name, or at the end. */
function withTemplate(
  list: readonly TemplateWire[],
  name: string | undefined,
  template: TemplateWire,
): TemplateWire[] {
  if (!list.some(({ nombre }) => nombre === name)) return [...list, template];
  return list.map((one) => (one.nombre === name ? template : one));
}

function draftOf(kind: TemplateKind, name = ''): StoredDraft<TemplateWire> {
  return storedDraft(`plantilla-${kind}-${name}`, 1, {
    path: `${adminPaths.templates}?tipo=${kind}`,
    label: 'Plantillas',
  });
}
