import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '#common/kernel/limits.js';
import { viewOptions } from '#common/site/options/option-calls.js';
import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import type { ClosureWire } from '#common/site/options/option-shapes.js';
import { apiQuery } from '../../app/queries.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText } from '../data/admin-api.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { ContactSection } from './contact-section.js';
import { ClosureForm, NoticeForm } from './option-forms.js';
import { OptionRows, Section } from './option-rows.js';
import { PhotoMarkSection } from './photo-mark-section.js';
import { SeasonSection } from './season-section.js';
import { FreeLimitSection, TariffsSection } from './tariff-sections.js';

/** What the operator sets for the whole site. */
export function Screen() {
  useTitle('Ajustes del sitio');
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(viewOptions),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.fotosPorMarcar ? LIMITS.adminPollMs : false),
  });
  return (
    <div className="mx-auto flex max-w-content flex-col gap-6 p-4 tablet:p-8">
      <ScreenHeader title="Ajustes del sitio" />
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <>
          <TariffsSection rows={data.tarifas} />
          <FreeLimitSection rows={data.limites} />
          <PhotoMarkSection rows={data.marcas} waiting={data.fotosPorMarcar} />
          <SeasonSection rows={data.temporadas} />
          <ContactSection rows={data.contactos} first={data.contactoInicial} />
          <Section title="Aviso en todo el sitio" form={<NoticeForm />}>
            <OptionRows rows={data.avisos} words={({ texto }) => [texto]} />
          </Section>
          <Section title="Emergencia" form={<ClosureForm />}>
            <OptionRows rows={data.cierres} words={closedWords} />
          </Section>
        </>
      )}
    </div>
  );
}

function closedWords({ sinPublicar, sinConsultar }: ClosureWire): string[] {
  return [
    ...(sinPublicar ? [OPTION_MESSAGES.closed.publishing(sinPublicar)] : []),
    ...(sinConsultar ? [OPTION_MESSAGES.closed.inquiries(sinConsultar)] : []),
  ];
}
