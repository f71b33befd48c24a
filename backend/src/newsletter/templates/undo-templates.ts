import { Injectable } from '@nestjs/common';
import type { TemplateKind, TemplateWire } from '#common/newsletter/templates/template-calls.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { SaveTemplates } from './save-templates.js';

interface Recorded {
  kind: TemplateKind;
  templates: TemplateWire[];
}

/** Gives the templates of a kind their earlier list. */
@Injectable()
@Undoes('templates.change')
export class UndoTemplates implements UndoesChanges {
  constructor(private readonly save: SaveTemplates) {}

  async undo({ before, after, administratorId }: ChangeToUndo): Promise<void> {
    const { kind, templates } = before as Record<string, unknown> & Recorded;
    const { templates: left } = after as Record<string, unknown> & Recorded;
    await this.save.replace(kind, { templates, left }, administratorId);
  }
}
