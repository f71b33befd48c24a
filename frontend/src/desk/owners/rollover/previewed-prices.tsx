import type { ReactNode } from 'react';
import {
  ROLLOVER_MESSAGES,
  ROLLOVER_NO_MAIL,
  ROLLOVER_OMISSIONS,
} from '#common/owners/renewal/rollover-messages.js';
import { formatPrice } from '#common/pricing/prices.js';
import { partLabel } from '#common/listings/proposals/proposal.js';
import { counted, numberText } from '#common/kernel/text.js';
import type { ChangedPriceWire, ProposedAmount } from '#common/listings/proposals/proposal-calls.js';
import type { PreviewedNoticeWire, RolloverPreviewAnswer } from '#common/owners/renewal/rollover-calls.js';
import { Badge } from '../../../ui/badges.js';
import { TextLink } from '../../../ui/link.js';
import { detailPath } from '../../admin-paths.js';

interface PreviewedPricesProps {
  preview: RolloverPreviewAnswer;
  /** The button that sends it, before the list, which can be long. */
  children: ReactNode;
}

/** Preview of a roll-over: old and new prices of each notice, owners without a message, and notices left out. */
export function PreviewedPrices({ preview, children }: PreviewedPricesProps) {
  const { cantidad, precios, correos, sinCorreo, omitidos, avisos } = preview;
  return (
    <section aria-label="Cómo quedan" className="flex flex-col gap-3">
      <output className="font-semibold">
        {cantidad === 0
          ? ROLLOVER_MESSAGES.nobody
          : `${counted(cantidad, 'aviso')}, ${counted(precios, 'precio')}, ${counted(correos, 'email')}.`}
      </output>
      {sinCorreo > 0 && (
        <p className="text-ink-soft">
          {sinCorreo === 1
            ? '1 aviso es de un dueño al que no se le escribe: hay que llamarlo.'
            : `${sinCorreo} avisos son de dueños a los que no se les escribe: hay que llamarlos.`}
        </p>
      )}
      {omitidos.map(({ motivo, cantidad: left }) => (
        <p key={motivo} className="text-ink-soft">
          {counted(left, 'aviso')} afuera: {ROLLOVER_OMISSIONS[motivo]}.
        </p>
      ))}
      {children}
      <ul className="grid items-start gap-3 tablet:grid-cols-2 wide:grid-cols-3">
        {avisos.map((notice) => (
          <PreviewedNotice key={notice.idInmueble} notice={notice} />
        ))}
      </ul>
      {cantidad > avisos.length && (
        <p className="text-sm text-ink-muted">
          Se ven los primeros {avisos.length} de {numberText(cantidad)}.
        </p>
      )}
    </section>
  );
}

function PreviewedNotice({ notice }: { notice: PreviewedNoticeWire }) {
  const { idInmueble, codigo, titulo, duenio, celular, sinCorreo, precios } = notice;
  const [first, ...others] = precios;
  return (
    <li className="min-w-0 rounded-field border border-line p-4">
      <p className="font-semibold wrap-anywhere">
        <TextLink to={detailPath('alta', idInmueble)}>{codigo}</TextLink> · {titulo}
      </p>
      <p className="text-sm text-ink-muted wrap-anywhere">{duenio}</p>
      {sinCorreo && (
        <p className="mt-1 text-sm">
          <Badge tone="warning">{`Llamar: ${ROLLOVER_NO_MAIL[sinCorreo]}`}</Badge> {celular}
        </p>
      )}
      {first ? <Changes changes={[first]} /> : <p className="mt-2 text-sm">Los precios quedan iguales.</p>}
      {others.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer py-1 font-semibold text-primary">
            {counted(others.length, 'precio')} más
          </summary>
          <Changes changes={others} />
        </details>
      )}
    </li>
  );
}

function Changes({ changes }: { changes: readonly ChangedPriceWire[] }) {
  return (
    <dl className="mt-2 text-sm">
      {changes.map((change) => (
        <div key={partLabel(change)} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-ink-soft">{partLabel(change)}</dt>
          <dd className="tabular-nums">
            {amountText(change.actual)} → <strong>{amountText(change.propuesto)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function amountText(amount: ProposedAmount | null): string {
  return amount ? formatPrice(amount.monto, amount.tipo_moneda) : 'sin precio';
}
