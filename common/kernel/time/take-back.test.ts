import { MAIL_WAITS_SECONDS, UNDO_SECONDS } from './take-back.js';

it('lets a mail leave only after the time in which it can be taken back', () => {
  expect(UNDO_SECONDS).toBeGreaterThan(0);
  expect(MAIL_WAITS_SECONDS).toBeGreaterThan(UNDO_SECONDS);
});
