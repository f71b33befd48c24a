import { Button } from '../../ui/button.js';
import { TextLink } from '../../ui/link.js';
import { ownerPath } from '../admin-paths.js';

/** @returns id of the owner that a list's address names; undefined without a valid one */
export function readOwner(value: string): number | undefined {
  return /^[1-9]\d*$/.test(value) ? Number(value) : undefined;
}

interface OwnerFilterProps {
  owner: number;
  /** What the list shows. */
  text: string;
  /** Label of the button for the rows of all owners. */
  all: string;
  onAll: () => void;
}

/** Says that a list shows the rows of one owner only. */
export function OwnerFilter({ owner, text, all, onAll }: OwnerFilterProps) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      {text}
      <TextLink to={ownerPath(owner)} className="inline-flex min-h-6 items-center">
        Ver su ficha
      </TextLink>
      <Button variant="quiet" size="sm" onClick={onAll}>
        {all}
      </Button>
    </p>
  );
}
