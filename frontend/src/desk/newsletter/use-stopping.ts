import { listNewsletters, newsletterProgress, stopNewsletter } from '#common/newsletter/newsletter-calls.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';

/** Cancels the messages of a newsletter that have not left; the notification says how many had. */
export function useStopping() {
  return useAction({
    call: (idEnvio: number) => postAdmin(stopNewsletter, { idEnvio }),
    done: ({ message }) => message,
    refreshes: [newsletterProgress, listNewsletters],
  });
}
