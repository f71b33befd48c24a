import { Injectable } from '@nestjs/common';
import type { Role } from '#common/kernel/calls/roles.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { ChangeAccount } from './change-account.js';

interface AccountValues {
  role: Role;
  active: boolean;
}

/** Gives accounts their earlier role, and disables enabled ones. Disabled ones are not enabled (`common/accounts/audit/undo.ts`). */
@Injectable()
@Undoes('account.change')
export class UndoAccounts implements UndoesChanges {
  constructor(private readonly accounts: ChangeAccount) {}

  async undo({ entityId, before, after, administratorId }: ChangeToUndo): Promise<void> {
    const { role, active } = before as unknown as AccountValues;
    const left = after as unknown as AccountValues;
    await this.accounts.execute({ id: entityId!, role, active, left }, administratorId);
  }
}
