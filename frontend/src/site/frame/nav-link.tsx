import { useLocation } from '../../app/navigation/navigation-context.js';
import { Link, type LinkProps } from '../../ui/link.js';

interface NavLinkProps extends LinkProps {
  /** Exact match only, excluding sub-paths. */
  exact?: boolean;
}

/** A link that marks the current page. */
export function NavLink({ exact, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const [target = ''] = rest.to.split('?');
  const isCurrent = pathname === target || (!exact && pathname.startsWith(`${target}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
