import { useQuery } from '@tanstack/react-query';
import { previewNewsletter } from '#common/newsletter/newsletter-calls.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText, postAdmin } from '../data/admin-api.js';
import type { PreviewRequest } from '#common/newsletter/mailing-shapes.js';

interface PreviewDialogProps {
  letter: PreviewRequest | undefined;
  onClose: () => void;
}

/** The message as recipients receive it: the server's HTML in a sandboxed frame. */
export function PreviewDialog({ letter, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={letter !== undefined} onClose={onClose} title="Vista previa">
      {letter && <Preview letter={letter} />}
    </Dialog>
  );
}

function Preview({ letter }: { letter: PreviewRequest }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [previewNewsletter.path, letter],
    queryFn: () => postAdmin(previewNewsletter, letter),
    retryOnMount: true,
    gcTime: 0,
  });
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-120" />;
  return (
    <>
      <p className="mb-3">
        Asunto: <strong>{letter.asunto}</strong>
      </p>
      <iframe
        title="Mensaje"
        sandbox=""
        srcDoc={data.html}
        className="h-120 w-full rounded-field border border-line"
      />
    </>
  );
}
