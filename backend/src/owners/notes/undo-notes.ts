import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { type RemovedNote, WriteNotes } from './write-notes.js';
import type { NoteSubjectName } from '#common/owners/notes/note-calls.js';

/** A removed note in the audit trail. */
type KeptNote = Omit<RemovedNote, 'body' | 'subject' | 'subjectId'> & {
  note: string;
  about: NoteSubjectName;
};

/** Removes added notes, gives changed ones their earlier text, and adds removed ones again, for their author. */
@Injectable()
@Undoes('note.add', 'note.change', 'note.remove')
export class UndoNotes implements UndoesChanges {
  constructor(private readonly notes: WriteNotes) {}

  async undo(change: ChangeToUndo): Promise<void> {
    const { action, before, after, administratorId } = change;
    if (action === 'note.add') return this.notes.remove(Number(after.id), administratorId);
    if (action === 'note.change') {
      const texts = { body: String(before.note), left: String(after.note) };
      return this.notes.change(Number(after.id), texts, administratorId);
    }
    const { note: body, about: subject, ...kept } = before as unknown as KeptNote;
    await this.notes.restore({ ...kept, subject, subjectId: change.entityId!, body }, administratorId);
  }
}
