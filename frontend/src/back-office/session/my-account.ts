import { useSyncExternalStore } from 'react';
import type { Access } from '#common/calls/call.js';
import { includesRole } from '#common/rules/roles.js';
import type { Role } from '#common/vocabulary/roles.js';
import type { CheckAuthAnswer } from '#common/wire/admin.js';

/** The signed-in account, as the last check of the session told. */
interface MyAccount {
  email: string;
  role: Role;
}

let account: MyAccount | undefined;
const listeners = new Set<() => void>();

/** Takes the account from an answer of check-auth. */
export function noteAccount({ email, rol }: CheckAuthAnswer): void {
  if (account?.email === (email ?? undefined) && account?.role === (rol ?? undefined)) return;
  account = email !== null && rol !== null ? { email, role: rol } : undefined;
  for (const listener of listeners) listener();
}

export function useMyAccount(): MyAccount | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => account,
  );
}

/** Whether the account may make a call; the server decides again. */
export function useMay({ access }: { access: Access }): boolean {
  const role = useMyAccount()?.role;
  return access === 'public' || includesRole(role, access);
}
