import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { UNDOABLE_ACTIONS, type UndoableAction } from '#common/accounts/audit/audit-actions.js';
import { UNDOES, type UndoesChanges } from '#platform/audit/undoes.js';

/** The provider that undoes each kind of change. Start-up fails if a kind has none, or two. */
@Injectable()
export class Inverses {
  private readonly byAction = new Map<UndoableAction, UndoesChanges>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const actions: UndoableAction[] = (metatype && Reflect.getMetadata(UNDOES, metatype)) ?? [];
      for (const action of actions) {
        if (this.byAction.has(action)) throw new Error(`Two providers undo ${action}`);
        this.byAction.set(action, instance);
      }
    }
    const missing = UNDOABLE_ACTIONS.filter((action) => !this.byAction.has(action));
    if (missing.length > 0) throw new Error(`No provider undoes ${missing.join(', ')}`);
  }

  of(action: UndoableAction): UndoesChanges {
    return this.byAction.get(action)!;
  }
}
