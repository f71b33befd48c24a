import { UNDO_MESSAGES } from './undo-messages.js';
import { AUDIT_ACTIONS } from './audit-actions.js';
import type { Role } from '../../kernel/calls/roles.js';
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
    [{ action: 'season.clean' }, 'Solo un administrador puede deshacerlo.'],
    [{ action: 'listing.edit.property', before: { notes: 'a' }, after: { notes: 'b' } }, null],
    [
      { action: 'listing.edit.property', before: { operation: 'sale' }, after: { operation: 'rental' } },
      UNDO_MESSAGES.operation,
    ],
    [{ action: 'listing.edit.property', before: { operation: 'sale' }, after: { operation: 'sale' } }, null],
    [
      { action: 'listing.edit.contract', before: { paid: true }, after: { paid: true, amount: 5 } },
      UNDO_MESSAGES.earlierVersion,
    ],
    [
      { action: 'listing.edit.contract', before: { paid: false }, after: { paid: true } },
      UNDO_MESSAGES.earlierVersion,
    ],
    [{ action: 'listing.edit.contract', before: { paid: false }, after: { paid: true, paymentId: 7 } }, null],
    [{ action: 'listing.edit.contract', before: { paid: true }, after: { paid: false } }, null],
    [
      {
        action: 'listing.edit.contract',
        before: { paid: true, plan: 'alqfotos' },
        after: { paid: true, plan: 'alqfotdest' },
      },
      null,
    ],
    [{ action: 'listing.payment.record', after: { paid: true, amount: 5, paymentId: 7 } }, null],
    [
      {
        action: 'listing.payment.annul',
        before: { annulled: false },
        after: { annulled: true, paymentId: 7 },
      },
      null,
    ],
    [{ action: 'listing.edit.photos', after: { added: [1] } }, null],
    [{ action: 'listing.edit.photos', after: { added: [1, 2] } }, null],
    [{ action: 'listing.edit.photos', after: { order: [1, 2] } }, null],
    [{ action: 'listing.edit.photos', after: { approved: [1] } }, UNDO_MESSAGES.photosOfOwner],
    [{ action: 'listing.edit.photos', after: { refused: [1] } }, UNDO_MESSAGES.photosOfOwner],
    [{ action: 'season.rollover.cancel', before: { lastDay: '2026-12-15' } }, null],
    [{ action: 'season.rollover.cancel', after: { listings: 3 } }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'newsletter.cancel', before: { when: '2026-11-01T09:00', state: 'waiting' } }, null],
    [{ action: 'newsletter.cancel' }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'newsletter.send', at: new Date('2026-11-18T12:00:00Z') }, null],
    [{ action: 'newsletter.send', at: new Date('2026-11-18T11:59:59Z') }, UNDO_MESSAGES.mailsLeft],
    [{ action: 'newsletter.resume', at: new Date('2026-11-18T11:59:59Z') }, UNDO_MESSAGES.mailsLeft],
    [{ action: 'newsletter.stop', at: new Date('2026-11-18T11:59:59Z') }, null],
    // 9:00 of the site is 12:00 UTC.
    [{ action: 'newsletter.reschedule', before: { when: '2026-11-23T09:01' } }, null],
    [{ action: 'newsletter.reschedule', before: { when: '2026-11-23T09:00' } }, UNDO_MESSAGES.hourOver],
    [{ action: 'newsletter.reschedule', after: { when: '2026-11-24T09:00' } }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'support.delete', before: { fullName: 'Ana', createdAt: '2026-11-20T12:00:00Z' } }, null],
    [{ action: 'support.delete', before: { fullName: 'Ana' } }, UNDO_MESSAGES.earlierVersion],
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
    expect(refusal({}, 'reader')).toBe('Solo puede deshacerlo un editor o un administrador.');
  });

  it.each<[Partial<RecordedChange>, string | null]>([
    [{ action: 'network.unblock', before: { until: '2026-11-23T12:00:01Z' } }, null],
    [{ action: 'network.unblock', before: { until: '2026-11-23T12:00:00Z' } }, UNDO_MESSAGES.blockOver],
    [{ action: 'network.unblock', before: { network: '198.51.100.7' } }, UNDO_MESSAGES.earlierVersion],
    [{ action: 'account.change', before: { active: true }, after: { active: true } }, null],
    [{ action: 'account.change', before: { active: false }, after: { active: true } }, null],
    [
      { action: 'account.change', before: { active: true }, after: { active: false } },
      UNDO_MESSAGES.closedAccount,
    ],
  ])('of an administrator, of %j says %j', (facts, expected) => {
    expect(refusal(facts, 'administrator')).toBe(expected);
    expect(refusal(facts)).toBe(UNDO_MESSAGES.notAllowed('administrator'));
  });
});
