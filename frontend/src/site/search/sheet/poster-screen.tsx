import { useQuery } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { dotted } from '#common/kernel/text.js';
import { parseCode } from '#common/listings/listing-code.js';
import type { ListingSheetAnswer } from '#common/search/sheet/sheet-calls.js';
import { useParams } from '../../../app/navigation/navigation-context.js';
import { paths } from '../../../app/paths.js';
import { Redirection, load, type Prepare } from '../../../app/navigation/route-services.js';
import { useSite } from '../../../app/site-context.js';
import { cardPrice } from '../../../search/cards/card-price.js';
import { factsOf } from '../../../search/cards/facts.js';
import { listingQueries } from '../../../search/cards/listing-queries.js';
import { PageHead } from '../../page/page-head.js';
import { QrCode } from '../../../app/qr-code.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { PriceTag } from '../../../ui/price-tag.js';
import { Skeleton } from '../../../ui/states.js';

/** Redirects to the sheet, which explains the reason, if the notice is gone, unknown or unavailable; with a former code, to its poster. */
export const prepare: Prepare = async (services, { params }) => {
  const asked = params['codigo'] ?? '';
  const code = parseCode(asked)?.code;
  const answer = code && (await load(services, listingQueries.sheet(code)));
  if (!answer) return new Redirection(paths.sheet(asked));
  const { codigo } = answer.inmueble;
  return codigo === asked ? null : new Redirection(paths.poster(codigo), 301);
};

/** A page to print for the door of the property: what is offered, and a QR code that opens the sheet. */
export function Screen() {
  const code = useParams()['codigo'] ?? '';
  const { data } = useQuery(listingQueries.sheet(code));
  return (
    <div className="page-width flex flex-col items-center gap-6 py-8">
      {data ? <Poster answer={data} /> : <Skeleton className="h-96 w-full max-w-2xl rounded-card" />}
    </div>
  );
}

function Poster({ answer }: { answer: ListingSheetAnswer }) {
  const site = useSite();
  const { inmueble, precioGuia } = answer;
  const { rented: _, drop: __, ...price } = cardPrice(precioGuia);
  const path = paths.sheet(inmueble.codigo);
  const address = new URL(path, site.url).href;
  const facts = factsOf(inmueble).map(({ text }) => text);
  return (
    <>
      <PageHead
        title={`Cartel de ${inmueble.codigo}`}
        description={inmueble.title}
        path={paths.poster(inmueble.codigo)}
        hidden
      />
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        <Button
          onClick={() => window.print()}
          icon={<IconPrinter aria-hidden="true" className="size-5" />}
          className="noscript:hidden"
        >
          Imprimir
        </Button>
        <ButtonLink to={path} variant="secondary">
          Volver a la ficha
        </ButtonLink>
      </div>
      <article className="flex w-full max-w-2xl flex-col items-center gap-5 rounded-card bg-white p-8 text-center text-ink shadow-card print:shadow-none">
        <p className="text-4xl font-bold uppercase tablet:text-6xl">
          {inmueble.tipoOperacion === 'venta' ? 'Se vende' : 'Se alquila'}
        </p>
        <p className="text-2xl font-semibold">Dueño directo</p>
        <h1 className="text-2xl">{inmueble.title}</h1>
        {facts.length > 0 && <p className="text-lg">{dotted(facts)}</p>}
        <PriceTag {...price} size="lg" className="justify-center" />
        <div className="w-56">
          <QrCode text={address} label={`Código QR de la ficha ${inmueble.codigo}`} />
        </div>
        <p className="text-lg">
          Fotos, precios y contacto en <b>{new URL(site.url).host}</b>
        </p>
        <p className="text-3xl font-bold tabular-nums">{inmueble.codigo}</p>
      </article>
    </>
  );
}
