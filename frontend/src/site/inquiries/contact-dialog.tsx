import { Suspense, lazy } from 'react';
import { CAROUSEL_MESSAGES } from '#common/search/cards/card-messages.js';
import type { Channel } from '#common/inquiries/inquiry-form.js';
import type { PriceWire } from '#common/pricing/price-calls.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import type { ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorBoundary } from '../../ui/error-boundary.js';
import { ErrorState, Skeleton } from '../../ui/states.js';

const ContactForm = lazy(() => import('./contact-form.js'));

interface ContactDialogProps {
  inmueble: ListingSheetWire;
  /** The visitor's search, for the dates and the people. */
  question: SearchFilters;
  /** Rows of the home. */
  prices: readonly PriceWire[];
  /** The chosen way of contact; null while the dialog is closed. */
  channel: Channel | null;
  onChannel: (channel: Channel | null) => void;
}

/** Dialog to contact the owner by WhatsApp or e-mail (public-site.md §4, §5). */
export function ContactDialog({ channel, onChannel, ...about }: ContactDialogProps) {
  return (
    <Dialog open={channel !== null} onClose={() => onChannel(null)} title="Consultar al dueño">
      <ErrorBoundary
        fallback={() => (
          <ErrorState
            title={CAROUSEL_MESSAGES.unreachable}
            retryLabel="Recargar la página"
            onRetry={() => window.location.reload()}
          />
        )}
      >
        <Suspense fallback={<Skeleton className="h-96" />}>
          {channel && <ContactForm {...about} channel={channel} onChannel={onChannel} />}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
