import { isThisMachine } from './this-machine.js';

describe('a name or an address', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.3.2.1', '::1', '[::1]', '::ffff:127.0.0.1'])(
    '%s is of this machine',
    (host) => expect(isThisMachine(host)).toBe(true),
  );

  it.each(['', '10.0.0.1', '0.0.0.0', '127.example.com', 'localhost.example.com', '::ffff:10.0.0.1', '::2'])(
    '%s is not',
    (host) => expect(isThisMachine(host)).toBe(false),
  );
});
