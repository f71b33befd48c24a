import { UndoCatalogue } from './undo-catalogue.js';
import { UndoEdits } from './undo-edits.js';
import { UndoContract } from './undo-contract.js';
import { UndoImport } from '../importing/undo-import.js';
import { UndoMoves } from './undo-moves.js';
import { UndoParts } from './undo-parts.js';
import { UndoPhotos } from './undo-photos.js';
import { UndoProlongation } from './undo-prolongation.js';

/** Providers that undo changes of listings, in the web process (docs/decisions/0085). */
export const LISTING_UNDO = [
  UndoCatalogue,
  UndoContract,
  UndoEdits,
  UndoImport,
  UndoMoves,
  UndoParts,
  UndoPhotos,
  UndoProlongation,
];
