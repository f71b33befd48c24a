import { IconBrandWhatsapp, IconEye, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { numberText } from '#common/kernel/text.js';
import { recordView, viewCounts } from '#common/stats/listing-stats-calls.js';
import type { ListingStatsWire } from '#common/search/cards/card-calls.js';
import { postJson } from '../../../app/api.js';
import { apiQuery } from '../../../app/queries.js';
import { Stat } from '../../../ui/stat.js';
import { Section } from './sheet-section.js';

interface StatisticsProps {
  listingId: number;
  /** Initial values from the page. */
  initial: ListingStatsWire;
}

/** Views and inquiries. Showing the sheet counts as one view, once. */
export function Statistics({ listingId, initial }: StatisticsProps) {
  const stats = useCountedView(listingId) ?? initial;
  const figures = [
    { label: 'Vistas', value: stats.cantVistas, Icon: IconEye },
    { label: 'Consultas por WhatsApp', value: stats.cantConsultaWpp, Icon: IconBrandWhatsapp },
    { label: 'Consultas por email', value: stats.cantConsultaEmail, Icon: IconMail },
  ];
  return (
    <Section title="Estadísticas">
      <dl className="grid gap-4 phablet:grid-cols-3">
        {figures.map(({ label, value, Icon }) => (
          <Stat
            key={label}
            label={label}
            value={numberText(value)}
            icon={<Icon className="size-6" stroke={1.75} />}
          />
        ))}
      </dl>
    </Section>
  );
}

/** Records the view, then reloads the counters; if either fails, the page's values stay. */
function useCountedView(listingId: number): ListingStatsWire | undefined {
  const registered = useRef<number>(undefined);
  const [counted, setCounted] = useState<number>();
  useEffect(() => {
    if (registered.current === listingId) return;
    registered.current = listingId;
    postJson(recordView, { idInmuebles: listingId }).then(
      () => setCounted(listingId),
      () => undefined,
    );
  }, [listingId]);
  return useQuery({
    ...apiQuery(viewCounts, { idInmuebles: listingId }),
    enabled: counted === listingId,
  }).data;
}
