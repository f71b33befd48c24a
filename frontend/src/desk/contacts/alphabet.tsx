import { cx } from '../../ui/classes.js';

const LETTERS = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'];

interface AlphabetProps {
  value: string;
  onChange: (letter: string) => void;
}

/** Filter by first letter of the surname; pressing the selected letter clears it (back-office.md §2, Contacts). */
export function Alphabet({ value, onChange }: AlphabetProps) {
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1 text-sm font-semibold text-ink-soft">Inicial del apellido</legend>
      <div className="flex flex-wrap gap-1">
        {LETTERS.map((letter) => (
          <button
            key={letter}
            type="button"
            aria-pressed={letter === value}
            onClick={() => onChange(letter === value ? '' : letter)}
            className={cx(
              'flex size-9 items-center justify-center rounded-field font-semibold text-ink-soft transition-colors duration-200',
              'hover:bg-primary-soft hover:text-primary aria-pressed:bg-primary aria-pressed:text-white pointer-coarse:size-11',
            )}
          >
            {letter}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
