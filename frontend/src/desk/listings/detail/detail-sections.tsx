import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
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
import { VerificationSection } from '../sections/verification-section.js';
import { AmenitiesSection } from '../sections/amenities-section.js';

/**
 * The ten sections, internal notes, mails and the history, in one order for every status: first what visitors will see, then what belongs
 * to the operator.
 */
export function DetailSections({ answer }: { answer: AdminListingAnswer }) {
  const { inmueble, servicios } = answer;
  return (
    <div className="grid gap-5 wide:grid-cols-2">
      <div className="last-fills flex min-w-0 flex-col gap-5">
        <PhotosSection answer={answer} />
        <NotesSection notes={inmueble.observaciones} />
        <PricesSection answer={answer} />
        <ConditionsSection listing={inmueble} />
        <LocationSection answer={answer} />
        <VerificationSection listing={inmueble} />
      </div>
      <div className="last-fills flex min-w-0 flex-col gap-5">
        {inmueble.estado === 'pendiente' && <ReviewPanel listingId={inmueble.idInmuebles} />}
        <ContractSection answer={answer} />
        <ContactSection listing={inmueble} />
        <PropertySection answer={answer} />
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
