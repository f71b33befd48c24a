import { useCallback, type ReactNode } from 'react';
import { useLeaveGuard, useLocation } from '../../app/navigation/navigation-context.js';
import type { LeaveGuard as Guard } from '../../app/navigation/navigation-state.js';
import { isOtherScreen } from './is-other-screen.js';
import { useAskBeforeUnload } from '../../app/use-ask-before-unload.js';
import { ConfirmDialog } from '../../ui/dialog.js';

interface LeaveGuardProps {
  active: boolean;
  title: string;
  cancelLabel: string;
  /** What becomes of what was written. */
  children: ReactNode;
}

/** Confirmation before a form that was not sent is left, within the site and on closing the tab. */
export function LeaveGuard({ active, title, cancelLabel, children }: LeaveGuardProps) {
  const here = useLocation();
  const holds = useCallback<Guard>((to) => active && isOtherScreen(to, here), [active, here]);
  const blocked = useLeaveGuard(holds);
  useAskBeforeUnload(active);
  return (
    <ConfirmDialog
      open={blocked !== null}
      title={title}
      confirmLabel="Salir"
      cancelLabel={cancelLabel}
      onCancel={() => blocked?.stay()}
      onConfirm={() => blocked?.proceed()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
