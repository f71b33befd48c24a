import { mailLink } from '#common/kernel/mail-link.js';
import { cx } from '../../ui/classes.js';

/** An address that breaks before its `@` where it does not fit. */
export function MailLink({ address, className }: { address: string; className?: string }) {
  if (!address) return null;
  const [local, domain] = address.split('@');
  return (
    <a href={mailLink(address)} className={cx('wrap-break-word', className ?? 'hover:underline')}>
      {local}
      <wbr />@{domain}
    </a>
  );
}
