import { LIMITS } from '#common/kernel/limits.js';
import { greetsItself, type Letter } from '#common/newsletter/mailing-form.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { Counter, TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';

export const EMPTY_LETTER: Letter = { asunto: '', mensaje: '' };

interface LetterFieldsProps {
  letter: Letter;
  errors: FieldErrors;
  onChange: (letter: Letter) => void;
  /** How many of the recipients gave a name. */
  named?: keyof typeof GREETINGS;
  /** Height of the text. */
  rows?: number;
}

/** Subject and body of a bulk mailing, with remaining characters (back-office.md §5). */
export function LetterFields({ letter, errors, onChange, named = 'all', rows = 9 }: LetterFieldsProps) {
  return (
    <>
      <div>
        <TextField
          label="Asunto"
          name="asunto"
          data-autofocus
          autoComplete="off"
          isRequired
          maxLength={LIMITS.subjectLength}
          value={letter.asunto}
          error={errors['asunto']?.[0]}
          onChange={({ target }) => onChange({ ...letter, asunto: target.value })}
        />
        <p className="mt-1 flex">
          <Counter used={letter.asunto.length} of={LIMITS.subjectLength} />
        </p>
      </div>
      <TextArea
        label="Mensaje"
        name="mensaje"
        rows={rows}
        isRequired
        maxLength={LIMITS.bodyLength}
        count={letter.mensaje.length}
        value={letter.mensaje}
        error={errors['mensaje']?.[0]}
        hint={hintFor(letter.mensaje, named)}
        onChange={({ target }) => onChange({ ...letter, mensaje: target.value })}
      />
    </>
  );
}

const GREETINGS = {
  all: 'Antes de tu texto va «Hola, » y el nombre de cada persona.',
  some: 'Antes de tu texto va «Hola, » y el nombre de cada persona, o «Hola:» para quien no lo dio.',
  none: 'Antes de tu texto va «Hola:».',
} as const;

function hintFor(text: string, named: keyof typeof GREETINGS): string {
  return greetsItself(text) ? 'Empieza con tu saludo: no agregamos otro.' : GREETINGS[named];
}
