import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useCopy } from './use-copy.js';

const SHOWN_MS = 1_500;

/** A listing's code; pressing it copies it. */
export function CodeBadge({ code }: { code: string }) {
  const { copied, problem, copy } = useCopy(SHOWN_MS);
  return (
    <span className="inline-flex items-center">
      <button
        type="button"
        onClick={() => copy(code)}
        aria-label={`Copiar el código ${code}`}
        className="inline-flex min-h-9 items-center gap-2 rounded-full bg-deep px-3.5 text-sm font-semibold tabular-nums text-white hover:bg-primary"
      >
        {code}
        {copied ? (
          <IconCheck aria-hidden="true" className="size-4" />
        ) : (
          <IconCopy aria-hidden="true" className="size-4" />
        )}
      </button>
      <output className={problem ? 'ml-2 text-sm' : 'sr-only'}>
        {copied ? '¡Código copiado!' : problem}
      </output>
    </span>
  );
}
