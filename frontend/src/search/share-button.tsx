import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { inSite } from '../app/navigation/site-location.js';
import { useSite } from '../app/site-context.js';
import { Button, type ButtonVariant } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { latePart } from '../app/late-part.js';
import { Skeleton } from '../ui/states.js';

const ShareWays = latePart(() => import('./share-ways.js'), <Skeleton className="h-48" />);

interface ShareButtonProps {
  /** Shared text, followed by the URL. */
  title: string;
  /** Path of the page. */
  path: string;
  /** Code of the notice, for its pages to print. */
  code?: string;
  variant?: ButtonVariant;
  className?: string;
}

/** Shares a page by WhatsApp, e-mail, Facebook, link, or the device's share sheet. */
export function ShareButton({ title, path, code, variant = 'secondary', className }: ShareButtonProps) {
  const site = useSite();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<IconShare aria-hidden="true" className="size-5" />}
        className={className}
      >
        Compartir
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Compartir">
        <ShareWays title={title} address={inSite(site.url, path)} code={code} />
      </Dialog>
    </>
  );
}
