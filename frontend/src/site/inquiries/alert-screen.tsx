import { useState } from 'react';
import { dotted } from '#common/kernel/text.js';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { searchAddress, searchOfAddress } from '#common/search/query/search-path.js';
import { searchWords, seasonWords } from '#common/search/query/search-words.js';
import { waitedAddress, waitedOfAddress, type WaitedHome } from '#common/inquiries/alerts/waited-home.js';
import { useQueryClient } from '@tanstack/react-query';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import type { Prepare } from '../../app/navigation/route-services.js';
import { Requested } from '../forms/email-requested.js';
import { appliedFilters } from '#common/search/query/applied-filters.js';
import { loadFilterNames, useFilterNames } from '../../search/filter-names.js';
import { withPresentNames } from '../../search/present-names.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { AlertForm } from './alert-form.js';

export const prepare: Prepare = (services) => loadFilterNames(services);

/** Asks for messages about new homes of a search. */
export function Screen() {
  const query = useQueryParams();
  // Target after a submission without JavaScript.
  const [sent, setSent] = useState(query.get('enviado') === '1');
  const wanted = query.get('busqueda') ?? '';
  const filters = searchOfAddress(wanted);
  const home = waitedOfAddress(wanted);
  return (
    <PlainPage
      title={ALERT_MESSAGES.title}
      lead={home ? ALERT_MESSAGES.waitLead : ALERT_MESSAGES.lead}
      path={paths.alert}
      bare
      hidden
    >
      <Card className="mx-auto max-w-xl p-5 tablet:p-8">
        {sent && <Afterwards filters={filters} />}
        {!sent && filters && <Asking filters={filters} onSent={() => setSent(true)} />}
        {!sent && home && <Waiting home={home} onSent={() => setSent(true)} />}
        {!sent && !filters && !home && (
          <p role="alert">
            {ALERT_MESSAGES.badSearch} <TextLink to={paths.advancedSearch()}>Buscar</TextLink>
          </p>
        )}
      </Card>
    </PlainPage>
  );
}

function Asking({ filters: asked, onSent }: { filters: SearchFilters; onSent: () => void }) {
  const names = useFilterNames();
  const filters = withPresentNames(asked, useQueryClient());
  const applied = appliedFilters(filters, names);
  return (
    <>
      <h2 className="text-xl">{searchWords(filters, names)}</h2>
      {applied.length > 0 && (
        <p className="mt-1 text-ink-soft">{dotted(applied.map(({ label }) => label))}</p>
      )}
      {filters.operation === 'rental' && <p className="mt-3">Te avisamos solo de las que estén libres.</p>}
      <AlertForm search={searchAddress(filters)} onSent={onSent} />
      <p className="mt-6 border-t border-line pt-4 text-sm text-ink-muted">
        Usamos tu dirección solo para esta alerta y la borramos cuando termina (
        <TextLink to={`${paths.terms}#datos-personales`}>datos personales</TextLink>).
      </p>
    </>
  );
}

/** For a rented home: visitors on its waiting list are notified first when it becomes free. */
function Waiting({ home, onSent }: { home: WaitedHome; onSent: () => void }) {
  return (
    <>
      <h2 className="text-xl">
        {home.code}, para {seasonWords(home.period, home.fraction)}
      </h2>
      <p className="mt-3">Si se libera, te escribimos antes que a los demás.</p>
      <AlertForm search={waitedAddress(home)} atOnce onSent={onSent} />
    </>
  );
}

function Afterwards({ filters }: { filters: SearchFilters | undefined }) {
  return (
    <Requested text={ALERT_MESSAGES.requested}>
      <ButtonLink to={filters ? paths.results(filters) : paths.home} variant="secondary">
        {filters ? 'Volver a la búsqueda' : 'Ir al inicio'}
      </ButtonLink>
      <p>
        ¿Querés saber también cuándo abre la temporada y cómo vienen los precios?{' '}
        <TextLink to={paths.news}>Pedí novedades por email</TextLink>
      </p>
    </Requested>
  );
}
