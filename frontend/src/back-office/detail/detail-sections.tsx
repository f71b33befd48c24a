import type { AdminListingAnswer } from '#common/wire/admin.js';
import { HistoryPanel } from '../audit/history-panel.js';
import { MailsPanel } from '../mail-ledger/mails-panel.js';
import { NotesPanel } from '../notes/notes-panel.js';
import { ReviewPanel } from './review-panel.js';
import { ContactSection } from './sections/contact-section.js';
import { ContractSection } from './sections/contract-section.js';
import { LocationSection } from './sections/location-section.js';
import { NotesSection } from './sections/notes-section.js';
import { PhotosSection } from './sections/photos-section.js';
import { PricesSection } from './sections/prices-section.js';
import { PropertySection } from './sections/property-section.js';
import { ServicesSection } from './sections/services-section.js';

/** Internal notes, the history, and the eight sections in the order of back-office.md §2; in one or two columns. */
export function DetailSections({ answer }: { answer: AdminListingAnswer }) {
  const { inmueble, servicios } = answer;
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <ContactSection listing={inmueble} />
        <PropertySection listing={inmueble} />
        <NotesSection notes={inmueble.observaciones} />
        <LocationSection answer={answer} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {inmueble.estado === 'pendiente' && <ReviewPanel listingId={inmueble.idInmuebles} />}
        <ContractSection answer={answer} />
        <PricesSection answer={answer} />
        <PhotosSection answer={answer} />
        <ServicesSection services={servicios} />
        <NotesPanel about={{ sobre: 'aviso', id: inmueble.idInmuebles }} />
        <MailsPanel listingId={inmueble.idInmuebles} />
        <HistoryPanel listingId={inmueble.idInmuebles} code={inmueble.codigo} />
      </div>
    </div>
  );
}
