import { inheritedSocket } from './inherited-socket.js';

describe('the socket that systemd passes', () => {
  it.each([
    ['none', { LISTEN_FDS: 0, LISTEN_PID: 0 }, undefined],
    ['none, although the process is named', { LISTEN_FDS: 0, LISTEN_PID: 7 }, undefined],
    ['one for this process', { LISTEN_FDS: 1, LISTEN_PID: 7 }, 3],
    ['one for the process that started this one', { LISTEN_FDS: 1, LISTEN_PID: 6 }, undefined],
    ['more than one', { LISTEN_FDS: 2, LISTEN_PID: 7 }, undefined],
  ])('%s', (_what, settings, descriptor) => {
    expect(inheritedSocket(settings, 7)).toBe(descriptor);
  });
});
