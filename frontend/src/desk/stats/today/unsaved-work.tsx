import { IconPencilExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { TextLink } from '../../../ui/link.js';
import { unsavedWork } from '../../session/stored-drafts.js';

/** Links to drafts from a session that expired. */
export function UnsavedWork() {
  const [places] = useState(unsavedWork);
  if (places.length === 0) return null;
  return (
    <section
      aria-label="Cambios sin guardar"
      className="mb-5 flex gap-3 rounded-card bg-warning-soft px-5 py-4 text-warning"
    >
      <IconPencilExclamation aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="font-semibold">Quedaron cambios sin guardar</p>
        <ul className="flex flex-wrap gap-x-5">
          {places.map(({ path, label }) => (
            <li key={path}>
              <TextLink to={path} className="inline-flex min-h-8 items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
