import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { REPORT_MESSAGES } from '#common/inquiries/reports/report-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { ReportForm } from './report-form.js';

/** Reports a notice to the operator. */
export function Screen() {
  const query = useQueryParams();
  // Target after a submission without JavaScript.
  const [sent, setSent] = useState(query.get('enviado') === '1');
  const code = parseCode(query.get('codigo') ?? '')?.code ?? '';
  return (
    <PlainPage
      title={REPORT_MESSAGES.title}
      lead="Lo revisamos nosotros. El dueño no se entera de quién avisó."
      path={paths.report}
      bare
      hidden
    >
      <Card className="mx-auto max-w-xl p-5 tablet:p-8">
        {sent ? <Received code={code} /> : <ReportForm key={code} code={code} onSent={() => setSent(true)} />}
        {!sent && (
          <p className="mt-6 border-t border-line pt-4 text-sm text-ink-muted">
            Si ya pagaste, hacé la denuncia en la comisaría o la fiscalía y avisale a tu banco. Usamos tus
            datos solo para revisar el aviso (
            <TextLink to={`${paths.terms}#datos-personales`}>datos personales</TextLink>).
          </p>
        )}
      </Card>
    </PlainPage>
  );
}

function Received({ code }: { code: string }) {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <IconCircleCheck aria-hidden="true" className="size-16 text-success" stroke={1.5} />
      <h2 tabIndex={-1} ref={(title) => title?.focus()} className="text-2xl outline-none">
        {REPORT_MESSAGES.received}
      </h2>
      <ButtonLink to={code ? paths.sheet(code) : paths.home} variant="secondary">
        {code ? 'Volver al aviso' : 'Ir al inicio'}
      </ButtonLink>
    </div>
  );
}
