import { Injectable } from '@nestjs/common';
import { NOTE_MESSAGES } from '#common/owners/notes/note-messages.js';
import type { NoteSubjectName } from '#common/owners/notes/note-calls.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { InternalNote, type NoteKind } from './internal-note.entity.js';

export interface NewNote {
  subject: NoteSubjectName;
  subjectId: number;
  kind: NoteKind;
  body: string;
}

/** A removed note, as the audit trail keeps it. */
export interface RemovedNote extends NewNote, Pick<InternalNote, 'id' | 'version'> {
  createdAt: string;
  updatedAt: string | null;
  author: number | null;
}

/** The subject of a note; for a merged contact, the one that it was merged into. The lock prevents its deletion until the note is stored. */
const SUBJECTS = {
  duenio: 'SELECT owner_id AS id FROM offered_contacts WHERE id = $1 FOR KEY SHARE',
  aviso: 'SELECT id FROM offered_listings WHERE id = $1 FOR KEY SHARE',
} as const satisfies Record<NoteSubjectName, string>;

/** Adds, changes and deletes internal notes. Only the author changes a note; the audit trail keeps each text. */
@Injectable()
export class WriteNotes {
  constructor(
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'not-found' if there is no such owner or notice */
  async add({ subject, subjectId, kind, body }: NewNote, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const target = await targetOf(tx, subject, subjectId);
      const { identifiers } = await tx
        .getRepository(InternalNote)
        .insert({ ...target, kind, body, administratorId });
      const id: number = identifiers[0]!.id;
      await this.record(tx, target, { action: 'note.add', administratorId, after: { note: body, id } });
    });
  }

  /**
   * @param change the new text, and the version that its author saw, or, if a change is undone, the text that it left
   * @throws Problem 'not-found', 'forbidden' for the note of somebody else, or 'conflict' if it changed meanwhile
   */
  async change(
    id: number,
    change: { body: string } & ({ version: number } | { left: string }),
    administratorId: number,
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const old = await this.own(tx, id, administratorId);
      const isAsSeen = 'left' in change ? old.body === change.left : old.version === change.version;
      if (!isAsSeen) throw Problem.conflict(NOTE_MESSAGES.changedMeanwhile);
      await tx
        .getRepository(InternalNote)
        .update({ id }, { body: change.body, version: () => 'version + 1', updatedAt: () => 'now()' });
      const texts = { before: { note: old.body }, after: { note: change.body, id } };
      await this.record(tx, old, { action: 'note.change', administratorId, ...texts });
    });
  }

  /** @throws Problem 'not-found', or 'forbidden' for the note of somebody else */
  async remove(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const old = await this.own(tx, id, administratorId);
      await tx.getRepository(InternalNote).delete({ id });
      await this.record(tx, old, {
        action: 'note.remove',
        administratorId,
        before: { note: old.body, about: subjectOf(old), ...keptOf(old) },
      });
    });
  }

  /**
   * Adds a removed note again, as it was: under its id, for its author.
   * @throws Problem 'not-found' as `add`
   */
  async restore(
    { author, subject, subjectId, ...note }: RemovedNote,
    administratorId: number,
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const target = await targetOf(tx, subject, subjectId);
      const known = await rowOf<{ id: number }>(tx, 'SELECT id FROM offered_administrators WHERE id = $1', [
        author,
      ]);
      await tx.getRepository(InternalNote).insert({ ...note, ...target, administratorId: known?.id ?? null });
      const after = { note: note.body, id: note.id };
      await this.record(tx, target, { action: 'note.add', administratorId, after });
    });
  }

  private async own(tx: Transaction, id: number, administratorId: number): Promise<InternalNote> {
    const note = await tx
      .getRepository(InternalNote)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!note) throw Problem.notFound(NOTE_MESSAGES.notFound);
    if (note.administratorId !== administratorId) throw new Problem('forbidden', NOTE_MESSAGES.notYours);
    return note;
  }

  /** Records the entry under the owner or notice, so that its history shows the entry and an erasure empties it. */
  private async record(
    tx: Transaction,
    { contactId, listingId }: { contactId?: number | null; listingId?: number | null },
    change: { action: AuditAction; administratorId: number; before?: object; after?: object },
  ): Promise<void> {
    const target = contactId
      ? ({ entity: 'contact', entityId: contactId } as const)
      : ({ entity: 'listing', entityId: listingId ?? null } as const);
    await this.audit.record(tx, { ...change, ...target });
  }
}

/** What the audit trail keeps of a removed note, besides its text and subject. */
function keptOf({ id, kind, version, createdAt, updatedAt, administratorId }: InternalNote) {
  return { id, kind, version, createdAt, updatedAt, author: administratorId };
}

/** @throws Problem 'not-found' if there is no such owner or notice */
async function targetOf(
  tx: Transaction,
  subject: NoteSubjectName,
  subjectId: number,
): Promise<{ contactId: number } | { listingId: number }> {
  const found = await rowOf<{ id: number }>(tx, SUBJECTS[subject], [subjectId]);
  if (!found) throw Problem.notFound(NOTE_MESSAGES.noSubject);
  return subject === 'duenio' ? { contactId: found.id } : { listingId: found.id };
}

function subjectOf({ contactId }: InternalNote): NoteSubjectName {
  return contactId ? 'duenio' : 'aviso';
}
