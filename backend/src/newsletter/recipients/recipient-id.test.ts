import { recipientOf } from './recipient-id.js';

describe('the id of a recipient', () => {
  it.each([
    [7, { contactId: 7 }],
    [-7, { subscriberId: 7 }],
  ])('%i is %j', (id, recipient) => {
    expect(recipientOf(id)).toEqual(recipient);
  });
});
