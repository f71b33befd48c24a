import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.js';
import { TextLink } from '../../../ui/link.js';
import { ownerPath } from '../../admin-paths.js';

/** @returns id of the record that a list's address names; undefined without a valid one */
export function readSubject(value: string): number | undefined {
  return /^[1-9]\d*$/.test(value) ? Number(value) : undefined;
}

interface SubjectFilterProps {
  /** What the list shows, with a link to its subject. */
  children: ReactNode;
  /** Label of the button for all rows. */
  all: string;
  onAll: () => void;
}

/** Says that a list shows the rows about one record only. */
export function SubjectFilter({ children, all, onAll }: SubjectFilterProps) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      {children}
      <Button variant="quiet" size="sm" onClick={onAll}>
        {all}
      </Button>
    </p>
  );
}

/** Link to the owner whose rows a list shows. */
export function OwnerLink({ owner }: { owner: number }) {
  return (
    <TextLink to={ownerPath(owner)} className="inline-flex min-h-6 items-center">
      Ver su ficha
    </TextLink>
  );
}
