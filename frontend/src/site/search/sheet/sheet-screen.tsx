import { useContext } from 'react';
import { FAILURE_MESSAGES } from '#common/kernel/calls/failure-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { excerpt } from '#common/kernel/text.js';
import { OPERATIONS, operationFromName } from '#common/kernel/operations.js';
import { readError } from '../../../app/api.js';
import { ServerPartsContext } from '../../../app/markup/server-parts.js';
import { useNavigate, useParams, useQueryParams } from '../../../app/navigation/navigation-context.js';
import { useAddressDraft } from '../../../app/navigation/use-address-draft.js';
import { paths } from '../../../app/paths.js';
import { useSite } from '../../../app/site-context.js';
import {
  Redirection,
  load,
  loadOptional,
  type Prepare,
  type RouteServices,
} from '../../../app/navigation/route-services.js';
import { prepareDollarRate } from '../../../pricing/dollar-queries.js';
import { listingQueries } from '../../../search/cards/listing-queries.js';
import { readSheetQuestion, sheetQuestion } from '../../../search/sheet-question.js';
import { useKeptQuery } from '../../../search/use-kept-query.js';
import { useOpenDates } from '../../../search/use-open-dates.js';
import { PageHead } from '../../page/page-head.js';
import { sheetData } from '../../page/structured-sheet.js';
import { StructuredData } from '../../page/structured-data.js';
import { latePart } from '../../../app/late-part.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { relatedQuery, relatedToCode } from './related-listings.js';
import { SheetBody, type SheetBodyProps } from './sheet-body.js';
import { factsInWords } from './sheet-price.js';

/** Status of a notice that is no longer public. */
const GONE = 410;

export const prepare: Prepare = async (services, { params, query }) => {
  const asked = params['codigo'] ?? '';
  const code = parseCode(asked)?.code;
  if (!code) return services.setStatus(404);
  const question = sheetQuestion(readSheetQuestion(query));
  if (code !== asked) return new Redirection(paths.sheet(code) + question, 301);
  const answer = await load(services, listingQueries.sheet(code, question));
  if (!answer) return prepareGone(services, { code, question });
  // The notice has a new code.
  if (answer.inmueble.codigo !== code)
    return new Redirection(paths.sheet(answer.inmueble.codigo) + question, 301);
  const isSale = answer.inmueble.tipoOperacion === 'venta';
  await Promise.all([
    loadOptional(services, relatedQuery(answer.inmueble)),
    isSale ? prepareDollarRate(services) : undefined,
  ]);
  return null;
};

async function prepareGone(
  services: RouteServices,
  { code, question }: { code: string; question: string },
): Promise<null> {
  const { error } = services.queries.getQueryState(listingQueries.sheet(code, question).queryKey) ?? {};
  if (readError(error).status === GONE) await loadOptional(services, relatedToCode(code));
  return null;
}

/** The sheet of a listing. */
export function Screen() {
  const code = parseCode(useParams()['codigo'] ?? '')?.code;
  return code ? <Sheet key={code} code={code} /> : <NoListing />;
}

const NotFound = latePart(() => import('./listing-not-found.js'));
const Gone = latePart(() => import('./listing-gone.js'));

/** Rare, so browsers load the pages only when they are shown. */
function NoListing({ gone }: { gone?: { code: string; reason: string } }) {
  const parts = useContext(ServerPartsContext);
  return gone ? <Gone {...gone} known={parts?.ListingGone} /> : <NotFound known={parts?.ListingNotFound} />;
}

function Sheet({ code }: { code: string }) {
  const navigate = useNavigate();
  const asked = readSheetQuestion(useQueryParams());
  const addressOf = (question: SearchFilters): string => paths.sheet(code) + sheetQuestion(question);
  const [question, change] = useAddressDraft(asked, {
    addressOf,
    go: (address) => navigate(address, { replace: true, preventScrollReset: true }),
  });
  const { quoted, onTyped } = useOpenDates();
  const { data, isOld, error, retry } = useKeptQuery(
    listingQueries.sheet(code, sheetQuestion(quoted(asked))),
  );
  const { status, message } = readError(error);
  if (status === 404) return <NoListing />;
  if (status === GONE) return <NoListing gone={{ code, reason: message }} />;
  const failed = error && <ErrorState title={message || FAILURE_MESSAGES.unavailable} onRetry={retry} />;
  if (data)
    return (
      <LoadedSheet
        answer={data}
        question={quoted(question)}
        planner={{
          question,
          failed,
          isStale: isOld || addressOf(question) !== addressOf(asked),
          onChange: (next) => change((latest) => changeFilters(latest, next)),
          onTyped,
        }}
      />
    );
  if (!failed) return <LoadingSheet />;
  return (
    <div className="page-width py-16">
      <PageHead
        title={`Aviso ${code}`}
        description={FAILURE_MESSAGES.unavailable}
        path={paths.sheet(code)}
        hidden
      />
      {failed}
    </div>
  );
}

function LoadedSheet(props: SheetBodyProps) {
  const { answer } = props;
  const { inmueble } = answer;
  const site = useSite();
  const path = paths.sheet(inmueble.codigo);
  const operation = operationFromName(inmueble.tipoOperacion) ?? 'rental';
  const { label } = OPERATIONS[operation];
  const facts = `${label} de dueño directo${factsInWords(answer)}`;
  const about = `${facts}${facts.endsWith('.') ? '' : '.'} ${inmueble.observaciones}`;
  return (
    <>
      <PageHead
        title={`${inmueble.title}, en ${label.toLowerCase()} (${inmueble.codigo})`}
        description={excerpt(about, 155)}
        path={path}
        image={answer.tarjeta ?? inmueble.mainImage ?? undefined}
      />
      <StructuredData data={import.meta.env.SSR ? sheetData(answer, site) : undefined} />
      <SheetBody {...props} />
    </>
  );
}

function LoadingSheet() {
  return (
    <div className="page-width grid gap-6 py-8 wide:grid-cols-[1fr_22rem]">
      <output className="sr-only">Cargando…</output>
      <Skeleton className="aspect-4/3 rounded-card tablet:aspect-16/10" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
