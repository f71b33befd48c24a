import { IconHomeOff } from '@tabler/icons-react';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { paths } from '../../../app/paths.js';
import { PageHead } from '../../page/page-head.js';
import { ButtonLink } from '../../../ui/button.js';
import { Related, relatedToCode } from './related-listings.js';

/** The notice was public and no longer is, is paused, or waits for its owner's answer for the season; shows similar ones. */
export default function ListingGone({ code, reason }: { code: string; reason: string }) {
  const { title, text, mayReturn } = wordsOf(reason);
  const operation = parseCode(code)?.operation ?? 'rental';
  return (
    <div className="pb-16">
      <PageHead title={`${title} (${code})`} description={text} path={paths.sheet(code)} hidden />
      <div className="page-width flex flex-col items-center gap-4 pt-12 text-center">
        <span
          aria-hidden="true"
          className="flex size-16 items-center justify-center rounded-full bg-primary-soft text-primary"
        >
          <IconHomeOff className="size-8" />
        </span>
        <h1 className="text-2xl tablet:text-3xl">{title}</h1>
        <p className="max-w-lg text-lg text-ink-soft">
          {text} {mayReturn ? 'Es' : 'Era'} el aviso{' '}
          <span className="whitespace-nowrap font-semibold">{code}</span>.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.results(emptyFilters(operation))}>
            Ver {OPERATIONS[operation].plural.toLowerCase()}
          </ButtonLink>
          <ButtonLink to={paths.advancedSearch()} variant="secondary">
            Búsqueda avanzada
          </ButtonLink>
        </div>
      </div>
      <Related title="Propiedades parecidas" query={relatedToCode(code)} />
    </div>
  );
}

function wordsOf(reason: string): { title: string; text: string; mayReturn: boolean } {
  const { unconfirmedTitle, unconfirmedText, pausedTitle, pausedText, goneTitle, goneText } = SHEET_MESSAGES;
  if (reason === unconfirmedText) return { title: unconfirmedTitle, text: unconfirmedText, mayReturn: true };
  if (reason === pausedText) return { title: pausedTitle, text: pausedText, mayReturn: true };
  return { title: goneTitle, text: goneText, mayReturn: false };
}
