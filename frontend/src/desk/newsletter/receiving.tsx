import { queryOptions, useQuery } from '@tanstack/react-query';
import { countRecipients } from '#common/newsletter/newsletter-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import type { RecipientCountAnswer } from '#common/newsletter/mailing-shapes.js';
import { postAdmin } from '../data/admin-api.js';
import { RECIPIENT_FILTERS } from './recipients.js';
import { NOBODY } from './recipient-selection.js';
import { recipientsOf, type ChosenRecipients } from './send-request.js';

/** The number of people who get a newsletter, and of those who do not; undefined until the server has counted. */
export function useReceiving(sending: ChosenRecipients | undefined): RecipientCountAnswer | undefined {
  return useQuery({ ...countQuery(sending ?? NOBODY_CHOSEN), enabled: sending !== undefined }).data;
}

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

const NOBODY_CHOSEN: ChosenRecipients = { selection: NOBODY, filters: RECIPIENT_FILTERS };

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
