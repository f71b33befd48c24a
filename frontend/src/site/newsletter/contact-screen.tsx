import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { useSite } from '../../app/site-context.js';
import { paths } from '../../app/paths.js';
import { loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { ContactForm } from './contact-form.js';
import { firstWords } from './contact-reasons.js';

export const prepare: Prepare = (services) => loadOptional(services, listingQueries.codes());

/** Contact and support. */
export function Screen() {
  const query = useQueryParams();
  return (
    <PlainPage
      title="Contacto"
      lead="Dudas, cambios en tu aviso, denuncias o sugerencias: escribinos y te respondemos."
      path={paths.contact}
    >
      <Card className="p-5 tablet:p-8">
        {/* A link to another reason, as in the footer, asks for another message. */}
        <Message key={query.toString()} query={query} />
      </Card>
    </PlainPage>
  );
}

function Message({ query }: { query: URLSearchParams }) {
  const { contactLines = [] } = useSite();
  // Target after a submission without JavaScript.
  const [sent, setSent] = useState(query.get('enviado') === '1');
  const reason = query.get('motivo') ?? '';
  if (sent) return <ThankYou onAgain={() => setSent(false)} />;
  return (
    <>
      <ContactForm message={firstWords(reason, query.get('aviso') ?? '')} onSent={() => setSent(true)} />
      {contactLines.length > 0 && (
        <ul className="mt-6" aria-label="Otras formas de contacto">
          {contactLines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 border-t border-line pt-4 text-sm text-ink-muted">
        {reason !== 'consulta' &&
          '¿Querés consultar por una propiedad? Hacelo desde su aviso: le llega directo al dueño. '}
        Usamos tus datos solo para responderte (
        <TextLink to={`${paths.terms}#datos-personales`}>datos personales</TextLink>).
      </p>
    </>
  );
}

function ThankYou({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <IconCircleCheck aria-hidden="true" className="size-16 text-success" stroke={1.5} />
      <h2 tabIndex={-1} ref={(title) => title?.focus()} className="max-w-md text-2xl outline-none">
        {CONTACT_MESSAGES.received}
      </h2>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Escribir otro mensaje
        </Button>
      </div>
    </div>
  );
}
