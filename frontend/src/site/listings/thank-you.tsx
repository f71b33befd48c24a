import { useQuery } from '@tanstack/react-query';
import { IconMailCheck, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { PUBLICATION_PHOTO_MESSAGES } from '#common/listings/photos/publication-photo-messages.js';
import { lateModule } from '../../app/import-when-reachable.js';
import { useLocation } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import type { SentNotice } from './publication/sent-notice.js';

interface ThankYouProps extends SentNotice {
  onAnother: () => void;
}

/** Confirmation that the notice was received, where its photos are added. */
export function ThankYou({ message, pass, onAnother }: ThankYouProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Runs for each history entry: the wizard returns to its first entry, and the router restores the scroll position of that entry.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-5 py-10 text-center tablet:py-16">
      <span
        aria-hidden="true"
        className="flex size-20 items-center justify-center rounded-full bg-success-soft text-success"
      >
        <IconMailCheck className="size-10" />
      </span>
      <h1 ref={title} tabIndex={-1} className="text-3xl outline-none focus-visible:shadow-none wide:text-4xl">
        ¡Gracias por publicar!
      </h1>
      <output className="block max-w-xl text-lg text-ink-soft">{message}</output>
      {pass && (
        <Card className="w-full max-w-3xl p-5 text-left tablet:p-8">
          <h2 className="mb-1 text-2xl">{PUBLICATION_PHOTO_MESSAGES.title}</h2>
          <LatePhotos pass={pass} />
        </Card>
      )}
      <p className="max-w-xl text-ink-muted">
        Te mandamos un email. Si trae un botón para confirmar tu dirección, tocalo y tu aviso se revisa
        primero. Si no lo ves, mirá en correo no deseado. Para cambiar algo del aviso, respondé ese email.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button size="lg" icon={<IconPlus aria-hidden="true" className="size-5" />} onClick={onAnother}>
          Publicar otro aviso
        </Button>
        <ButtonLink to={paths.home} size="lg" variant="secondary">
          Volver al inicio
        </ButtonLink>
      </div>
    </div>
  );
}

function LatePhotos({ pass }: { pass: string }) {
  const { data, isError, isPaused, isFetching, refetch } = useQuery(
    lateModule('publication-photos', () => import('./publication-photos.js')),
  );
  if (data) return <data.PublicationPhotos key={pass} pass={pass} />;
  if (!isError && !isPaused) return <Skeleton className="h-40 rounded-card" />;
  return (
    <ErrorState
      title={PUBLICATION_PHOTO_MESSAGES.unreachable}
      className="shadow-none"
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
