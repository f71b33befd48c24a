import { IconShieldCheck } from '@tabler/icons-react';
import { paths } from '../../../app/paths.js';
import { Link } from '../../../ui/link.js';

const LINK = 'inline-flex min-h-9 items-center underline underline-offset-4';

/** Advice against scams, next to the contact buttons. */
export function SafetyNote({ code }: { code: string }) {
  return (
    <div className="flex gap-3 rounded-card bg-warning-soft p-4 text-warning">
      <IconShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="font-bold">Antes de señar</p>
        <p className="text-sm">
          Visitá la propiedad o pedí una videollamada, y desconfiá del apuro y de los precios demasiado bajos.
        </p>
        <Link to={paths.tips} className={`${LINK} text-sm font-semibold`}>
          Consejos para no caer en estafas
        </Link>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <a href={`${paths.verify}?codigo=${code}`} rel="nofollow" className={LINK}>
            Verificar un teléfono
          </a>
          <a href={`${paths.report}?codigo=${code}`} rel="nofollow" className={LINK}>
            Denunciar este aviso
          </a>
        </p>
      </div>
    </div>
  );
}
