import { useSite } from '../../app/site-context.js';
import { cx } from '../../ui/classes.js';

/** Logo and name of the site. */
export function Brand({ className }: { className?: string }) {
  const { name } = useSite();
  return (
    <p className={cx('flex items-center gap-3 font-bold leading-tight', className)}>
      <img src="/favicon.svg" alt="" width={40} height={40} className="size-10 shrink-0" />
      {name}
    </p>
  );
}
