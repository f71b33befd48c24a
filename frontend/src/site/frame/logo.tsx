import { paths } from '../../app/paths.js';
import { Link } from '../../ui/link.js';
import { useSite } from '../../app/site-context.js';

/** Logo and name of the site; links to the home page. */
export function Logo() {
  const { name } = useSite();
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-field text-white"
      aria-label={`${name}, inicio`}
    >
      <img src="/favicon.svg" alt="" width={36} height={36} className="size-9 shrink-0" />
      <span className="text-lg font-bold leading-none tracking-tight">{name}</span>
    </Link>
  );
}
