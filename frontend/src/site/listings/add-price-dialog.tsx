import { useState } from 'react';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PriceEntryForm } from './steps/price-entry-form.js';
import { SalePriceFields } from './steps/prices-step.js';
import { isStarted } from './publication/publication-state.js';
import { useWizardContext } from './wizard-context.js';

interface AddPriceDialogProps {
  open: boolean;
  onClose: () => void;
  /** Continues without the price that was not added. */
  onGoOn: () => void;
}

/** Dialog for step 4: a price is missing, or was entered and not added. It can be corrected here. */
export function AddPriceDialog({ open, onClose, onGoOn }: AddPriceDialogProps) {
  const { form, entry } = useWizardContext();
  const { tipoOperacion, preciosAlquiler } = form.inmueble;
  const isSale = tipoOperacion === 'venta';
  const mayGoOn = preciosAlquiler.length > 0;
  return (
    <Dialog open={open} onClose={onClose} title={PUBLICATION_MESSAGES.addPrice}>
      <p className="mb-4">
        {isSale
          ? 'Para continuar, cargá el precio de venta.'
          : isStarted(entry)
            ? PUBLICATION_MESSAGES.priceNotAdded
            : 'Para continuar, agregá al menos un precio.'}
      </p>
      {isSale ? (
        <SaleEntry onDone={onClose} />
      ) : (
        <>
          <PriceEntryForm onAdded={onClose} />
          {mayGoOn && (
            <Button variant="quiet" className="mt-2" onClick={onGoOn}>
              Seguir sin agregarlo
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

function SaleEntry({ onDone }: { onDone: () => void }) {
  const { precioVenta } = useWizardContext().form.inmueble.preciosVenta;
  const [refused, setRefused] = useState(false);
  const isMissing = precioVenta === '';
  return (
    <div className="flex flex-col gap-4">
      <SalePriceFields />
      {refused && isMissing && (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {PUBLICATION_MESSAGES.incompletePrice}
        </p>
      )}
      <Button className="self-end" onClick={() => (isMissing ? setRefused(true) : onDone())}>
        {PUBLICATION_MESSAGES.addPrice}
      </Button>
    </div>
  );
}
