import { IconHeartHandshake, IconReceiptOff, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { TOWNS_IN_WORDS } from '#common/kernel/places.js';
import { paths } from '../../app/paths.js';
import { loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { useSite } from '../../app/site-context.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { PlainPage } from '../page/plain-page.js';
import { Chapter } from '../page/prose.js';
import { yearsSinceFounding } from './years.js';

export const prepare: Prepare = (services) => loadOptional(services, listingQueries.codes());

const VALUES = [
  {
    Icon: IconHeartHandshake,
    title: 'Trato directo',
    text: 'Dueños e interesados se hablan sin nadie en el medio.',
  },
  {
    Icon: IconReceiptOff,
    title: 'Sin comisiones',
    text: 'Ni quien publica ni quien alquila o compra nos paga por cerrar.',
  },
  {
    Icon: IconShieldCheck,
    title: 'Avisos revisados',
    text: 'Una persona mira cada aviso antes de que salga.',
  },
] as const;

/** Information about the company. */
export function Screen() {
  const { name } = useSite();
  const [years] = useState(() => yearsSinceFounding(new Date()));
  return (
    <PlainPage
      title="Nuestra empresa"
      lead={`Desde 2002 unimos a dueños, inquilinos y compradores de la costa. Llevamos ${years} años sin cobrar comisiones.`}
      path={paths.company}
    >
      <Card className="mb-6 flex flex-col items-start gap-4 p-6 tablet:flex-row tablet:items-center tablet:p-8">
        <p className="flex shrink-0 flex-col items-center rounded-card bg-deep px-8 py-5 text-white">
          <span className="text-5xl font-bold tabular-nums">{years}</span>
          <span className="font-semibold">años</span>
        </p>
        <div className="text-lg text-ink-soft">
          <p>
            {name} nació en 2002 en Miramar con una idea simple: que quien tiene una propiedad en la costa
            pueda ofrecerla, y quien la busca pueda hablarle, sin intermediarios.
          </p>
          <p className="mt-3">
            Hoy reunimos avisos de alquiler y venta en {TOWNS_IN_WORDS}, y los contactos siguen siendo de
            persona a persona.
          </p>
        </div>
      </Card>
      <ul className="mb-6 grid gap-4 tablet:grid-cols-3">
        {VALUES.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-card bg-surface p-5 shadow-card">
            <Icon aria-hidden="true" className="mb-2 size-8 text-primary" stroke={1.75} />
            <h2 className="text-lg">{title}</h2>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Chapter title="Qué hacemos y qué no">
        <p>
          Publicamos avisos y los revisamos antes de que salgan. No participamos de las operaciones: las
          condiciones las acuerdan las partes. Si un aviso se denuncia por estafa, lo bajamos.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={paths.contact}>Escribinos</ButtonLink>
          <ButtonLink to={paths.tips} variant="secondary">
            Consejos contra estafas
          </ButtonLink>
        </div>
      </Chapter>
    </PlainPage>
  );
}
