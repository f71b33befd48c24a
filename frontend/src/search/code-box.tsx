import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { RESULTS_PATH } from '#common/search/query/search-path.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { TextField } from '../ui/text-field.js';
import { listingQueries } from './cards/listing-queries.js';
import { openSheet } from './open-sheet.js';

/** Form that opens a listing by its code, with a real code as example. */
export function CodeBox({ className }: { className?: string }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { data } = useQuery(listingQueries.codes());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = parseCode(code);
    setError(
      found ? undefined : code.trim() ? SEARCH_MESSAGES.sidebarCodeShape : SEARCH_MESSAGES.sidebarCodeEmpty,
    );
    if (found) openSheet(found.code);
  };
  return (
    <Card className={className}>
      <form
        action={RESULTS_PATH}
        method="get"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-3 p-5"
      >
        <h2 className="text-lg">Buscar por código</h2>
        <TextField
          label="Código del aviso"
          labelHidden
          name="codigo"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={LENGTHS.code}
          placeholder={data?.codigos[0] ?? SEARCH_MESSAGES.codePlaceholder}
          value={code}
          error={error}
          onChange={(event) =>
            setCode(parseCode(event.target.value)?.code ?? event.target.value.toUpperCase())
          }
        />
        <Button
          submit
          variant="secondary"
          wide
          icon={<IconArrowRight aria-hidden="true" className="order-last size-5" />}
        >
          Ver ficha
        </Button>
      </form>
    </Card>
  );
}
