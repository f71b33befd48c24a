import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import {
  saveTemplates,
  type TemplateKind,
  type TemplateWire,
} from '#common/newsletter/templates/template-calls.js';
import { IconButton } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Allowed } from '../../session/allowed.js';
import { useSaveTemplates } from './use-save-templates.js';

interface TemplateListProps {
  kind: TemplateKind;
  list: readonly TemplateWire[];
  onEdit: (template: TemplateWire) => void;
}

/** The templates of a kind in the order in which they are offered. */
export function TemplateList({ kind, list, onEdit }: TemplateListProps) {
  const saving = useSaveTemplates(kind);
  const place = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  // Moving a row takes the focus from its button.
  useLayoutEffect(() => {
    if (pressed.current === undefined || place.current?.contains(document.activeElement)) return;
    place.current?.querySelector<HTMLElement>(`[data-button="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = undefined;
  }, [list]);
  const move = ({ nombre }: TemplateWire, by: -1 | 1): void => {
    const to = list.findIndex((one) => one.nombre === nombre) + by;
    if (to < 0 || to >= list.length) return;
    pressed.current = `${by} ${nombre}`;
    saving.run({
      change: (present) => moved(present, nombre, by),
      done: (after) => {
        const place = after.findIndex((one) => one.nombre === nombre) + 1;
        return `«${nombre}» quedó en el lugar ${place} de ${after.length}.`;
      },
    });
  };
  const remove = ({ nombre }: TemplateWire): void => {
    const at = list.findIndex((one) => one.nombre === nombre);
    const next = list[at + 1] ?? list[at - 1];
    pressed.current = next && `x ${next.nombre}`;
    saving.run({
      change: (present) => present.filter((one) => one.nombre !== nombre),
      done: () => `«${nombre}» eliminada.`,
    });
  };
  return (
    <ol ref={place} aria-label="Plantillas" className="flex flex-col gap-3">
      {list.map((template, at) => (
        <li key={template.nombre}>
          <TemplateCard
            template={template}
            isFirst={at === 0}
            isLast={at === list.length - 1}
            onMove={(by) => move(template, by)}
            onEdit={() => onEdit(template)}
            onRemove={() => remove(template)}
          />
        </li>
      ))}
    </ol>
  );
}

/** The list with one template moved by one place; unchanged if the template or the place is not there any more. */
function moved(list: readonly TemplateWire[], nombre: string, by: -1 | 1): TemplateWire[] {
  const from = list.findIndex((one) => one.nombre === nombre);
  const one = list[from];
  const other = list[from + by];
  if (!one || !other) return [...list];
  return list.map((template) => (template === one ? other : template === other ? one : template));
}

interface TemplateCardProps {
  template: TemplateWire;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function TemplateCard({ template, isFirst, isLast, onMove, onEdit, onRemove }: TemplateCardProps) {
  const { nombre, asunto, texto } = template;
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 pl-5">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-base font-semibold wrap-anywhere">{nombre}</h2>
        {asunto && <p className="font-semibold text-ink-soft wrap-anywhere">{asunto}</p>}
        <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{texto}</p>
      </div>
      <Allowed to={saveTemplates}>
        <div className="flex">
          <IconButton
            label={`Subir ${nombre}`}
            data-button={`-1 ${nombre}`}
            aria-disabled={isFirst || undefined}
            className={isFirst ? 'opacity-40' : undefined}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={`Bajar ${nombre}`}
            data-button={`1 ${nombre}`}
            aria-disabled={isLast || undefined}
            className={isLast ? 'opacity-40' : undefined}
            onClick={() => onMove(1)}
          >
            <IconArrowDown aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={`Modificar ${nombre}`} onClick={onEdit}>
            <IconPencil aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={`Eliminar ${nombre}`} data-button={`x ${nombre}`} onClick={onRemove}>
            <IconTrash aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </Allowed>
    </Card>
  );
}
