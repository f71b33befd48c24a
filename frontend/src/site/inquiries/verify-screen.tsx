import { VERIFICATION_MESSAGES } from '#common/inquiries/verification-messages.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { VerifyForm } from './verify-form.js';

/** Whether a code and a phone belong together. */
export function Screen() {
  const code = useQueryParams().get('codigo') ?? '';
  return (
    <PlainPage title={VERIFICATION_MESSAGES.title} lead={VERIFICATION_MESSAGES.lead} path={paths.verify} bare>
      <Card className="mx-auto max-w-xl p-5 tablet:p-8">
        <VerifyForm key={code} code={code} />
        <p className="mt-6 border-t border-line pt-4 text-sm text-ink-muted">
          Se compara con el teléfono que está en el aviso.{' '}
          <TextLink to={paths.tips}>Consejos para no caer en estafas</TextLink>.
        </p>
      </Card>
    </PlainPage>
  );
}
