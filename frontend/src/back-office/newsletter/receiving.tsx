import { queryOptions, useQuery } from '@tanstack/react-query';
import { countRecipients } from '#common/calls/newsletter.js';
import { MAILING_MESSAGES } from '#common/messages/mailing.js';
import { postAdmin } from '../data/admin-api.js';
import { recipientsOf, type ChosenRecipients } from './send-request.js';

/** Who gets a newsletter and who does not, counted by the server for the whole selection. */
export function Receiving({ sending }: { sending: ChosenRecipients }) {
  const { data, isError } = useQuery(countQuery(sending));
  if (data) return <output className="mb-2 block">{MAILING_MESSAGES.willReceive(data)}</output>;
  return (
    <output className="mb-2 block text-ink-muted">
      {isError ? 'No se pudo contar quiénes lo reciben.' : 'Contando quiénes lo reciben...'}
    </output>
  );
}

function countQuery(sending: ChosenRecipients) {
  const wanted = recipientsOf(sending);
  return queryOptions({
    queryKey: ['newsletter-recipients', wanted],
    queryFn: () => postAdmin(countRecipients, wanted),
    // Addresses are confirmed and unsubscribed at any time.
    staleTime: 0,
    gcTime: 0,
  });
}
