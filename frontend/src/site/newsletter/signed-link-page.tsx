import type { ReactNode } from 'react';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';

interface SignedLinkPageProps {
  title: string;
  lead: string;
  path: string;
  /** For a link that is incomplete or not valid. */
  badLink: string;
  /** Explains the effect of the button. */
  question: string;
  submit: string;
  done: string;
  /** Instead of `done`, if it was done before. */
  doneBefore?: string;
  /** Below `done`. */
  afterwards?: ReactNode;
  /** Where a link that has ended can be asked for again. */
  again?: { to: string; words: string };
}

/**
 * The page of a signed link from a mail. Opening it changes nothing, because mail scanners open links; its button does. A plain form, which
 * works without JavaScript; the server redirects back here with the result.
 */
export function SignedLinkPage({
  title,
  lead,
  path,
  badLink,
  question,
  submit,
  again,
  done,
  doneBefore = done,
  afterwards,
}: SignedLinkPageProps) {
  const params = useQueryParams();
  const token = params.get('token');
  const state = params.get('estado');
  const isBefore = state === 'antes';
  const isDone = isBefore || state === 'listo';
  return (
    <PlainPage title={title} lead={lead} path={path} bare>
      <Card className="mx-auto flex max-w-xl flex-col items-start gap-4 p-6 tablet:p-8">
        {isDone && <Done done={isBefore ? doneBefore : done} afterwards={afterwards} />}
        {!isDone && token && (
          <form method="post" action={`${path}?token=${encodeURIComponent(token)}`}>
            <p className="mb-4">{question}</p>
            <Button submit size="lg">
              {submit}
            </Button>
          </form>
        )}
        {!isDone && !token && (
          <p role="alert">
            {badLink} Abrilo otra vez desde el email, o{' '}
            <TextLink to={again?.to ?? paths.contact}>{again?.words ?? 'escribinos'}</TextLink>.
          </p>
        )}
      </Card>
    </PlainPage>
  );
}

function Done({ done, afterwards }: Pick<SignedLinkPageProps, 'done' | 'afterwards'>) {
  return (
    <>
      <output className="text-lg font-semibold">{done}</output>
      {afterwards}
      <ButtonLink to={paths.home} variant="secondary">
        Ir al inicio
      </ButtonLink>
    </>
  );
}
