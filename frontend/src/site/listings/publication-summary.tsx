import { formatAddress } from '#common/listings/location/address.js';
import { formatPrice } from '#common/pricing/prices.js';
import { counted, dotted } from '#common/kernel/text.js';
import { OPERATIONS, operationFromName } from '#common/kernel/operations.js';
import { PLANS } from '#common/contracts/plans.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import type { WizardStep } from '#common/listings/publication/publication-fields.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { momentOf } from './publication/publication-state.js';
import { useWizardContext } from './wizard-context.js';

interface Line {
  name: string;
  text: string;
  step: WizardStep;
}

/** Summary of the notice with links to change each part. */
export function PublicationSummary() {
  const { form, step, phase, goTo } = useWizardContext();
  return (
    <dl className="flex flex-col gap-3">
      {linesOf(form).map(({ name, text, step: at }) => (
        <div key={name}>
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd className="flex items-start justify-between gap-2">
            <span className={cx('min-w-0 wrap-break-word', text ? 'font-semibold' : 'text-ink-hint')}>
              {text || 'Sin completar'}
            </span>
            {at < step && (
              <Button
                size="sm"
                variant="quiet"
                className="-my-3 min-h-11"
                disabled={phase === 'sending'}
                aria-label={`Editar ${name.toLowerCase()}`}
                onClick={() => goTo(at)}
              >
                Editar
              </Button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(form: PublicationRequest): Line[] {
  const { contacto, ubicacion, inmueble } = form;
  return [
    { name: 'Propietario', text: `${contacto.nombre} ${contacto.apellido}`.trim(), step: 1 },
    { name: 'Propiedad', text: kindOf(inmueble), step: 2 },
    { name: 'Dirección', text: ubicacion.calle && addressOf(ubicacion), step: 2 },
    { name: 'Ubicación en el mapa', text: pointText(ubicacion), step: 3 },
    { name: 'Precio', text: priceOf(inmueble), step: 4 },
    { name: 'Contrato', text: planOf(form), step: 5 },
  ];
}

function kindOf({ tipoVivienda, tipoOperacion, nombreNegocio }: PublicationRequest['inmueble']): string {
  const type = PROPERTY_TYPES.find(({ id }) => id === tipoVivienda)?.label ?? '';
  const operation = operationFromName(tipoOperacion);
  const words = [type, operation && `en ${OPERATIONS[operation].label.toLowerCase()}`]
    .filter(Boolean)
    .join(' ');
  return dotted([words, nombreNegocio]);
}

/** Whether the point is set, and how the site shows it. */
function pointText({ latitud, aproximada }: PublicationRequest['ubicacion']): string {
  if (latitud === null) return '';
  return aproximada ? 'Marcada; se muestra aproximada' : 'Marcada';
}

function addressOf(location: PublicationRequest['ubicacion']): string {
  return formatAddress({
    street: location.calle,
    streetNumber: location.numero,
    floor: location.piso,
    apartment: location.departamento,
    town: location.localidad,
    province: location.provincia,
    country: location.pais,
  });
}

function priceOf({ tipoOperacion, preciosVenta, preciosAlquiler }: PublicationRequest['inmueble']): string {
  const { precioVenta, monedaVenta } = preciosVenta;
  if (tipoOperacion === 'venta') return precioVenta === '' ? '' : formatPrice(precioVenta, monedaVenta);
  const [first] = preciosAlquiler;
  if (!first) return '';
  if (preciosAlquiler.length > 1) return counted(preciosAlquiler.length, 'precio');
  return `${formatPrice(first.precio, first.moneda)} · ${momentOf(first)}`;
}

function planOf({ inmueble, contrato }: PublicationRequest): string {
  const chosen =
    inmueble.tipoOperacion === 'venta' ? contrato.tipoContratoVenta : contrato.tipoContratoAlquiler;
  return PLANS.find(({ plan }) => plan === chosen)?.name ?? '';
}
