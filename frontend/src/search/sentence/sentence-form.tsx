import { LONGEST_SENTENCE } from '#common/search/sentence/rule.js';
import { RESULTS_PATH } from '#common/search/query/search-path.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { SENTENCE } from '../search-address.js';

const EXAMPLE = 'Por ejemplo: casa con pileta en Miramar para 6, segunda quincena de enero, hasta 2 millones';

/** One field for what a visitor looks for, in a sentence: a plain form, to which the application only adds suggestions. */
export function SentenceForm({ sentence }: { sentence?: string }) {
  return (
    <search aria-label="Buscar con una frase">
      <form
        action={RESULTS_PATH}
        method="get"
        className="flex flex-col gap-3 tablet:flex-row tablet:items-start"
      >
        <TextField
          label="Contanos qué buscás"
          hint={sentence === undefined ? EXAMPLE : undefined}
          name={SENTENCE}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_SENTENCE}
          defaultValue={sentence}
          className="min-w-0 flex-1"
        />
        <Button submit className="min-h-12 text-lg tablet:mt-6.25">
          Buscar
        </Button>
      </form>
    </search>
  );
}
