import { UNDO_MESSAGES } from '../messages/undo.js';
import { AUDIT_ACTIONS } from '../vocabulary/audit-actions.js';
import type { Role } from '../vocabulary/roles.js';
import { undoRefusal, type RecordedChange } from './undo.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const change = (facts: Partial<RecordedChange>): RecordedChange => ({
  action: 'listing.withdraw',
  at: new Date('2026-11-22T12:00:00Z'),
  before: {},
  after: {},
  emptied: false,
  undone: false,
  ...facts,
});
const refusal = (facts: Partial<RecordedChange>, role: Role = 'editor') =>
  undoRefusal(change(facts), { role, now: NOW });

describe('whether a change can be undone', () => {
  it.each<[Partial<RecordedChange>, string | null]>([
    [{}, null],
    [{ action: 'moon.paint' }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'listing.approve' }, AUDIT_ACTIONS['listing.approve'].final],
    [{ undone: true }, UNDO_MESSAGES.undone],
    [{ emptied: true }, UNDO_MESSAGES.emptied],
    [{ at: new Date('2026-10-24T12:00:00Z') }, null],
    [{ at: new Date('2026-10-24T11:59:59Z') }, UNDO_MESSAGES.tooOld(30)],
    [{ action: 'season.clean' }, UNDO_MESSAGES.notAllowed],
    [{ action: 'listing.edit.property', before: { notes: 'a' }, after: { notes: 'b' } }, null],
    [
      { action: 'listing.edit.property', before: { operation: 'sale' }, after: { operation: 'rental' } },
      UNDO_MESSAGES.operation,
    ],
    [{ action: 'listing.edit.property', before: { operation: 'sale' }, after: { operation: 'sale' } }, null],
    [
      { action: 'listing.edit.contract', before: { paid: true }, after: { paid: true, amount: 5 } },
      UNDO_MESSAGES.payment,
    ],
    [
      { action: 'listing.edit.contract', before: { paid: false }, after: { paid: true } },
      UNDO_MESSAGES.payment,
    ],
    [
      { action: 'listing.edit.contract', before: { paid: false }, after: { paid: false, plan: 'alqfotos' } },
      null,
    ],
    [
      {
        action: 'listing.edit.contract',
        before: { paid: true, plan: 'alqfotos' },
        after: { paid: true, plan: 'alqfotdest' },
      },
      UNDO_MESSAGES.paidPlan,
    ],
    [
      { action: 'listing.edit.contract', before: { annulled: false }, after: { annulled: true } },
      UNDO_MESSAGES.annulment,
    ],
    [{ action: 'listing.edit.photos', after: { added: [1] } }, null],
    [{ action: 'listing.edit.photos', after: { added: [1, 2] } }, UNDO_MESSAGES.manyPhotos],
    [{ action: 'listing.edit.photos', after: { order: [1, 2] } }, null],
    [{ action: 'listing.edit.photos', after: { approved: [1] } }, UNDO_MESSAGES.photosOfOwner],
    [{ action: 'listing.edit.photos', after: { refused: [1] } }, UNDO_MESSAGES.photosOfOwner],
    [{ action: 'amenity.remove', before: { name: 'Pileta', listings: 0 } }, null],
    [{ action: 'amenity.remove', before: { name: 'Pileta', listings: 2 } }, UNDO_MESSAGES.offered],
    [{ action: 'note.add', after: { note: 'x', id: 1 } }, null],
    [{ action: 'note.add', after: { note: 'x' } }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'note.change', after: { note: 'x' } }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'note.remove', before: { note: 'x' } }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'note.remove', before: { note: 'x', kind: 'note' } }, null],
  ])('of %j says %j', (facts, expected) => {
    expect(refusal(facts)).toBe(expected);
  });

  it('asks for the role that the change itself needs', () => {
    expect(refusal({ action: 'season.clean' }, 'administrator')).toBeNull();
    expect(refusal({}, 'reader')).toBe(UNDO_MESSAGES.notAllowed);
  });
});
