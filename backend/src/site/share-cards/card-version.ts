import { createHash } from 'node:crypto';
import type { CardContent, GroupContent } from './card-content.js';

/** Increment it when cards are drawn differently; all are then drawn again. */
const DESIGN = 1;
const VERSION_LENGTH = 12;

/** Changes whenever the card would be drawn differently. */
export function cardVersion(content: CardContent | GroupContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, content]))
    .digest('hex')
    .slice(0, VERSION_LENGTH);
}
