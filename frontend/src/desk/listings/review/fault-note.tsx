import { IconAlertTriangle } from '@tabler/icons-react';
import { TextLink } from '../../../ui/link.js';
import type { DecisionFault } from './decisions.js';

/** Reason why a decision failed. */
export function FaultNote({ fault, listPath }: { fault: DecisionFault | undefined; listPath: string }) {
  if (!fault) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-field bg-danger-soft px-4 py-3 text-danger">
      <IconAlertTriangle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{fault.text}</p>
        {fault.isOutdated && (
          <p className="text-ink">
            Otra persona ya decidió sobre este inmueble; no se cambió nada.{' '}
            <TextLink to={listPath}>Ver la lista actualizada</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
