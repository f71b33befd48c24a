import { addressRefusal } from './address-refusal.js';

const answer = (response: string, command = 'RCPT TO') => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe('an answer of the mail server', () => {
  it.each([
    ['550 No such user here', '550'],
    ['550 5.1.1 <ana@ejemplo.com>: Recipient address rejected: User unknown', '550 5.1.1'],
    ['550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Try again', '550 5.1.1'],
    ['550 5.1.10 Domain has null MX', '550 5.1.10'],
    ['550 5.2.1 The mailbox is disabled', '550 5.2.1'],
    ['550 5.4.1 Recipient address rejected: no such recipient', '550 5.4.1'],
    ['551 User not local', '551'],
    ['553 5.1.3 Invalid address', '553 5.1.3'],
    ['554 5.1.1 Unknown user', '554 5.1.1'],
    ['550 #5.1.0 Address rejected', '550 5.1.0'],
    ['550 sorry, no mailbox here by that name. (#5.1.1)', '550 5.1.1'],
    ['550-Requested action not taken\n550 5.1.1 mailbox unavailable', '550 5.1.1'],
    ['550 5.4.1 Recipient address rejected: Access denied', '550 5.4.1'],
    ['550 5.0.0 User unknown', '550 5.0.0'],
    ['550 <policarpo.full@blackrelay.example>: no such user', '550'],
    ['550 juan@correo.example is unknown to mx.spamblock.example', '550'],
    ['550 User not listed in the directory', '550'],
  ])('%p rejects the address', (response, reason) => {
    expect(addressRefusal(answer(response))).toBe(reason);
  });

  it.each([
    '552 Mailbox full',
    '552 5.2.2 Mailbox full',
    '550 5.2.2 The user is over quota',
    '550 5.2.3 Message too large',
    '550 Mailbox quota exceeded',
    '550 5.7.1 Blocked by policy',
    '550 5.7.26 Unauthenticated sender',
    '550 Blocked, see https://example.com/rbl',
    '550 relay not permitted',
    '550 5.3.0 System does not accept mail now',
    '550 5.1.7 Bad sender',
    '553 5.1.8 Domain of the sender does not exist',
    '554 Transaction failed',
    '550 #5.7.1 Your access to submit messages to this e-mail system has been rejected',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    "553 sorry, that domain isn't in my list of allowed rcpthosts",
    '550-Your message is refused\n550 5.7.26 Unauthenticated',
    '550-Verification failed for <avisos@costa.example>\n550 Sender verify failed',
    '550 Administrative prohibition',
    '550 5.0.0 Access denied',
    '550 Authentication required',
    '550 Too many messages',
    '550 [5.1.2.3] is listed at zen.example',
    '550 No reverse DNS',
    '530 5.7.0 Authentication required',
    '450 4.1.1 Try later',
    '',
  ])('%p does not', (response) => {
    expect(addressRefusal(answer(response))).toBeUndefined();
  });

  it.each(['MAIL FROM', 'DATA', 'EHLO', undefined])('to %s is not about the address', (command) => {
    expect(
      addressRefusal({ command, responseCode: 550, response: '550 5.1.1 Unknown user' }),
    ).toBeUndefined();
  });
});
