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
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0">
        <circle cx="20" cy="20" r="20" className="fill-primary" />
        <circle cx="20" cy="18" r="7.5" className="fill-accent-sun" />
        <path
          d="M1.5 23.5c4.6-4 8.6-4 12.4-1.2 3.9 2.8 8.3 2.8 12.2 0 3.8-2.8 7.8-2.8 12.4 1.2A20 20 0 0 1 1.5 23.5Z"
          className="fill-deep"
        />
        <path
          d="M4 30c3.6-2.8 6.8-2.6 9.9-.4 3.9 2.7 8.3 2.7 12.2 0 3.1-2.2 6.3-2.4 9.9.4A20 20 0 0 1 4 30Z"
          className="fill-white"
        />
      </svg>
      <span className="text-lg font-bold leading-none tracking-tight">{name}</span>
    </Link>
  );
}
