import { useState } from 'react';
import { NEWS_MESSAGES } from '#common/newsletter/news/news-messages.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Requested } from '../forms/email-requested.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { PlainPage } from '../page/plain-page.js';
import { NewsForm } from './news-form.js';

/** Asks for news by mail. */
export function Screen() {
  // Target after a submission without JavaScript.
  const [sent, setSent] = useState(useQueryParams().get('enviado') === '1');
  return (
    <PlainPage title={NEWS_MESSAGES.title} lead={NEWS_MESSAGES.lead} path={paths.news} bare>
      <Card className="mx-auto max-w-xl p-5 tablet:p-8">
        {sent ? (
          <Requested text={NEWS_MESSAGES.requested}>
            <ButtonLink to={paths.home} variant="secondary">
              Ir al inicio
            </ButtonLink>
          </Requested>
        ) : (
          <Asking onSent={() => setSent(true)} />
        )}
      </Card>
    </PlainPage>
  );
}

function Asking({ onSent }: { onSent: () => void }) {
  return (
    <>
      <h2 className="text-xl">Qué te mandamos</h2>
      <p className="mt-2">
        Apertura de la temporada, promedios de precios y consejos para alquilar o comprar directo con el
        dueño. Unas pocas veces por temporada.
      </p>
      <NewsForm onSent={onSent} />
      <p className="mt-6 border-t border-line pt-4 text-sm text-ink-muted">
        En cada email hay un enlace para darte de baja: borramos tu pedido y no te escribimos más por esto.
      </p>
    </>
  );
}
