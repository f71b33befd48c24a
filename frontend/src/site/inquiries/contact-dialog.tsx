import type { Channel } from '#common/inquiries/inquiry-form.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import type { ListingSheetWire, SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import { Dialog } from '../../ui/dialog.js';
import { latePart } from '../../app/late-part.js';
import { Skeleton } from '../../ui/states.js';

const ContactForm = latePart(() => import('./contact-form.js'), <Skeleton className="h-96" />);

interface ContactDialogProps {
  inmueble: ListingSheetWire;
  /** The visitor's search, for the dates and the people. */
  question: SearchFilters;
  /** Rows of the home. */
  prices: readonly SheetPriceWire[];
  /** The chosen way of contact; null while the dialog is closed. */
  channel: Channel | null;
  onChannel: (channel: Channel | null) => void;
}

/** Dialog to contact the owner by WhatsApp or e-mail (public-site.md §4, §5). */
export function ContactDialog({ channel, onChannel, ...about }: ContactDialogProps) {
  return (
    <Dialog open={channel !== null} onClose={() => onChannel(null)} title="Consultar al dueño">
      {channel && <ContactForm {...about} channel={channel} onChannel={onChannel} />}
    </Dialog>
  );
}
