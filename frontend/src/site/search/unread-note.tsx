import { useLocation } from '../../app/navigation/navigation-context.js';
import { unreadText } from '../../search/search-address.js';

/** What was not understood of the address. */
export function UnreadNote() {
  const text = unreadText(new URLSearchParams(useLocation().search));
  return text && <output className="block rounded-field bg-band p-4">{text}</output>;
}
