import { useLocation } from '../../app/navigation/navigation-context.js';
import { Link, type LinkProps } from '../../ui/link.js';

interface NavLinkProps extends LinkProps {
  /** Not for what lies below its address. */
  exact?: boolean;
}

/** A link that says whether it leads to the page in sight. */
export function NavLink({ exact, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const [target = ''] = rest.to.split('?');
  const isCurrent = pathname === target || (!exact && pathname.startsWith(`${target}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
