import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { CODE_LISTS } from '#common/search/saved/code-list.js';
import { paths } from '../../../app/paths.js';
import { ButtonLink } from '../../../ui/button.js';

interface CompareChoiceProps {
  code: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses a notice for the comparison; full lists take no more. */
export function CompareChoice({ code, chosen, onChange }: CompareChoiceProps) {
  const isChosen = chosen.includes(code);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={isChosen}
        disabled={!isChosen && chosen.length >= CODE_LISTS.compared}
        onChange={() => onChange(isChosen ? chosen.filter((other) => other !== code) : [...chosen, code])}
      />
      Comparar<span className="sr-only"> {code}</span>
    </label>
  );
}

/** Leads to the comparison once there is something to compare. */
export function CompareLink({ codes, question }: { codes: readonly string[]; question: string }) {
  if (codes.length < 2) return <p className="text-ink-muted">{LIST_MESSAGES.chooseTwo}</p>;
  return (
    <ButtonLink to={paths.compare(codes, question)} className="self-start">
      Comparar {codes.length} avisos
    </ButtonLink>
  );
}
