import type { Access } from '#common/kernel/calls/call.js';
import type { CheckAuthAnswer } from '#common/accounts/session-calls.js';
import { type Role, includesRole } from '#common/kernel/calls/roles.js';
import { SharedValue, useSharedValue } from './shared-value.js';
import { keepDraftsOf } from './stored-drafts.js';

/** The signed-in account as of the last check of the session. */
interface MyAccount {
  email: string;
  role: Role;
  /** The account must have a second step and has none. */
  lacksSecondStep: boolean;
}

const account = new SharedValue<MyAccount | undefined>(undefined);

/** Takes the account from an answer of check-auth. */
export function noteAccount({ email, rol, faltaSegundoPaso }: CheckAuthAnswer): void {
  const noted =
    email !== null && rol !== null ? { email, role: rol, lacksSecondStep: faltaSegundoPaso } : undefined;
  if (noted) keepDraftsOf(noted.email);
  if (JSON.stringify(noted) !== JSON.stringify(account.get())) account.set(noted);
}

/** The signed-in account, outside of components. */
export function myAccount(): MyAccount | undefined {
  return account.get();
}

export function useMyAccount(): MyAccount | undefined {
  return useSharedValue(account);
}

/** Whether the account may make a call; the server decides again. */
export function useMay({ access }: { access: Access }): boolean {
  const role = useMyAccount()?.role;
  return access === 'public' || includesRole(role, access);
}
