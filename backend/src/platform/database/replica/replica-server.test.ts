import { faultOfReplica } from './replica-server.js';

describe('a server to read from', () => {
  const primary = { system: '7', database: 'costa' };
  const replica = { ...primary, follows: true, position: 1 };

  it.each([
    [replica, undefined],
    [{ ...replica, follows: false }, 'does not follow a primary'],
    [{ ...replica, system: '8' }, 'is a copy of another server'],
    [{ ...replica, database: 'otra' }, 'has the database otra in its address'],
  ])('%o', (state, fault) => {
    expect(faultOfReplica(state, primary)).toBe(fault);
  });
});
