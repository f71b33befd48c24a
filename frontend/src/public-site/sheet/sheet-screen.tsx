import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router-dom';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { parseCode } from '#common/rules/listing-code.js';
import { excerpt } from '#common/rules/text.js';
import type { ListingSheetAnswer } from '#common/wire/listings.js';
import { readError } from '../../app/api.js';
import { paths } from '../../app/paths.js';
import { load, loadOptional, type Prepare } from '../../app/route-services.js';
import { prepareDollarRate } from '../../features/dollar/dollar-queries.js';
import { listingQueries } from '../../features/listing-card/listing-queries.js';
import { PageHead } from '../../features/page-head/page-head.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { ListingNotFound } from './listing-not-found.js';
import { relatedQuery } from './related.js';
import { SheetBody } from './sheet-body.js';
import { SheetData } from './sheet-data.js';

export const prepare: Prepare = async (services, { params }) => {
  const asked = params['codigo'] ?? '';
  const code = parseCode(asked)?.code;
  if (!code) return services.setStatus(404);
  if (code !== asked) return redirect(paths.sheet(code), 301);
  const answer = await load(services, listingQueries.sheet(code));
  if (!answer) return null;
  const isSale = answer.inmueble.tipoOperacion === 'venta';
  await Promise.all([
    loadOptional(services, relatedQuery(answer.inmueble)),
    isSale ? prepareDollarRate(services) : undefined,
  ]);
  return null;
};

/** A listing's own page. */
export function Screen() {
  const code = parseCode(useParams()['codigo'] ?? '')?.code;
  return code ? <Sheet code={code} /> : <ListingNotFound />;
}

function Sheet({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery(listingQueries.sheet(code));
  if (data) return <LoadedSheet answer={data} />;
  if (!error || isFetching) return <LoadingSheet />;
  if (readError(error).status === 404) return <ListingNotFound />;
  return (
    <div className="page-width py-16">
      <PageHead
        title={`Aviso ${code}`}
        description={ERROR_MESSAGES.unavailable}
        path={paths.sheet(code)}
        hidden
      />
      <ErrorState
        title={readError(error).message || ERROR_MESSAGES.unavailable}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

function LoadedSheet({ answer }: { answer: ListingSheetAnswer }) {
  const { inmueble } = answer;
  const path = paths.sheet(inmueble.codigo);
  return (
    <>
      <PageHead
        title={`${inmueble.title} (${inmueble.codigo})`}
        description={excerpt(inmueble.observaciones || inmueble.description || inmueble.title, 155)}
        path={path}
        {...(inmueble.mainImage ? { image: inmueble.mainImage } : {})}
      />
      <SheetData answer={answer} />
      <SheetBody answer={answer} />
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
