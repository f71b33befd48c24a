import { IconPencil } from '@tabler/icons-react';
import { PROPOSED_TEXTS } from '#common/listings/proposals/proposal.js';
import { textChanges, type TextPart } from '#common/listings/proposals/text-changes.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { ChangedTextWire } from '#common/listings/proposals/proposal-calls.js';
import { Button } from '../../../ui/button.js';
import { TextArea } from '../../../ui/text-area.js';
import { SideBySide } from './side-by-side.js';
import type { ProposalReview } from './use-proposal-review.js';

interface TextChangeProps {
  change: ChangedTextWire;
  review: ProposalReview;
  mayDecide: boolean;
}

/** A text beside the proposed one, with the changed words marked; it can be edited before it is published. */
export function TextChange({ change, review, mayDecide }: TextChangeProps) {
  const { campo, actual, propuesto, conflicto } = change;
  const { publishes, text } = review.of(campo);
  const name = PROPOSED_TEXTS[campo];
  const parts = textChanges(actual, text ?? propuesto);
  return (
    <SideBySide
      name={name}
      isConflict={conflicto}
      publishes={mayDecide ? publishes : undefined}
      onPublish={(chosen) => review.change(campo, { publishes: chosen })}
      now={<Marked parts={parts} without="added" />}
      proposed={<Marked parts={parts} without="removed" />}
    >
      {mayDecide && publishes && text === undefined && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2"
          aria-label={`Editar ${name} antes de publicar`}
          icon={<IconPencil aria-hidden="true" className="size-4" />}
          onClick={() => review.change(campo, { text: propuesto })}
        >
          Editar antes de publicar
        </Button>
      )}
      {publishes && text !== undefined && (
        <TextArea
          ref={focusOnce}
          label={`Texto que se publica (${name})`}
          rows={6}
          maxLength={LIMITS.notesLength}
          count={text.length}
          value={text}
          onChange={({ target }) => review.change(campo, { text: target.value })}
          className="mt-3"
        />
      )}
    </SideBySide>
  );
}

/** A text with its changed words marked, not by colour alone. */
function Marked({ parts, without }: { parts: readonly TextPart[]; without: 'added' | 'removed' }) {
  const shown = parts.filter(({ kind }) => kind !== without);
  if (shown.length === 0) return <span className="text-ink-muted">Sin texto.</span>;
  return shown.map(({ kind, text, at }) => {
    if (kind === 'added')
      return (
        <ins key={at} className="rounded-sm bg-success-soft font-semibold text-success underline">
          {text}
        </ins>
      );
    if (kind === 'removed')
      return (
        <del key={at} className="rounded-sm bg-danger-soft text-danger line-through">
          {text}
        </del>
      );
    return <span key={at}>{text}</span>;
  });
}

/** Focuses the field, because the button that opened it was removed. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
