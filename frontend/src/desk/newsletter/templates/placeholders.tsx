import { flushSync } from 'react-dom';
import { TEMPLATE_RULES } from '#common/newsletter/templates/templates.js';
import type { TemplateKind } from '#common/newsletter/templates/template-calls.js';

interface PlaceholdersProps {
  kind: TemplateKind;
  /** The field of the text. */
  area: () => HTMLTextAreaElement | null;
  onInsert: (text: string) => void;
}

/** The data that a text of this kind may contain; a press inserts one where the cursor is. */
export function Placeholders({ kind, area, onInsert }: PlaceholdersProps) {
  const insert = (name: string): void => {
    const field = area();
    if (!field) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    const text = `${value.slice(0, start)}{${name}}${value.slice(end)}`;
    if (text.length > field.maxLength) return;
    // Synchronous, because setting the cursor in a later frame would move it back while the operator types.
    flushSync(() => onInsert(text));
    const cursor = start + name.length + 2;
    field.focus();
    field.setSelectionRange(cursor, cursor);
  };
  return (
    <section aria-label="Datos que podés usar">
      <p className="mb-1 text-sm font-semibold text-ink-soft">Datos que podés usar</p>
      <ul className="flex flex-col gap-1 text-sm">
        {TEMPLATE_RULES[kind].placeholders.map(({ name, meaning }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2">
            <button
              type="button"
              onClick={() => insert(name)}
              aria-label={`Insertar {${name}}`}
              className="min-h-8 rounded-field bg-primary-soft px-2 font-semibold text-primary hover:bg-primary-tint"
            >
              {`{${name}}`}
            </button>
            <span className="text-ink-muted">{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
