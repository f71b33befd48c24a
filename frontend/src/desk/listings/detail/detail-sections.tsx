import type { AdminListingAnswer } from '#common/listings/desk/desk-shapes.js';
import { adminPaths } from '../../admin-paths.js';
import { HistoryPanel } from '../../accounts/audit-history.js';
import { MailsPanel } from '../../operations/deferred-work/mails-panel.js';
import { NotesPanel } from '../../owners/notes/notes-panel.js';
import { ReviewPanel } from './review-panel.js';
import { ConditionsSection } from '../sections/conditions-section.js';
import { ContactSection } from '../sections/contact-section.js';
import { ContractSection } from '../contract/contract-section.js';
import { LocationSection } from '../sections/location-section.js';
import { NotesSection } from '../sections/notes-section.js';
import { PhotosSection } from '../sections/photos-section.js';
import { PricesSection } from '../sections/prices-section.js';
import { PropertySection } from '../sections/property-section.js';
import { AmenitiesSection } from '../sections/amenities-section.js';

/**
 * The nine sections, internal notes, mails and the history, in one or two columns. A pending notice begins with what visitors will see; the
 * others have the order of back-office.md §2.
 */
export function DetailSections({ answer }: { answer: AdminListingAnswer }) {
  const { inmueble, servicios } = answer;
  const isPending = inmueble.estado === 'pendiente';
  const contact = <ContactSection listing={inmueble} />;
  const property = <PropertySection answer={answer} />;
  const text = <NotesSection notes={inmueble.observaciones} />;
  const location = <LocationSection answer={answer} />;
  const contract = <ContractSection answer={answer} />;
  const prices = <PricesSection answer={answer} />;
  const conditions = <ConditionsSection listing={inmueble} />;
  const photos = <PhotosSection answer={answer} />;
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        {isPending ? (
          <>
            {photos}
            {text}
            {prices}
            {conditions}
            {location}
          </>
        ) : (
          <>
            {contact}
            {property}
            {text}
            {location}
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {isPending && <ReviewPanel listingId={inmueble.idInmuebles} />}
        {isPending ? (
          <>
            {contact}
            {property}
            {contract}
          </>
        ) : (
          <>
            {contract}
            {prices}
            {conditions}
            {photos}
          </>
        )}
        <AmenitiesSection amenities={servicios} />
        <NotesPanel about={{ sobre: 'aviso', id: inmueble.idInmuebles }} />
        <MailsPanel listingId={inmueble.idInmuebles} />
        <HistoryPanel
          about={{ idInmueble: inmueble.idInmuebles }}
          all={`${adminPaths.audit}?aviso=${inmueble.idInmuebles}`}
          empty="Todavía nadie cambió este aviso."
        />
      </div>
    </div>
  );
}
