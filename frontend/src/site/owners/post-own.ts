import type { Exactly, Write } from '#common/kernel/calls/call.js';
import { postJson } from '../../app/api.js';
import { OpenKeys } from '../../app/open-keys.js';

const OPEN = new OpenKeys();

/** Makes a change of an owner. A change whose answer was lost has the same idempotency key when it is made again. */
export function postOwn<Body, Answer, Given extends Body>(
  call: Write<Body, Answer>,
  body: Exactly<Body, Given>,
): Promise<Answer> {
  return OPEN.send(`${call.path} ${JSON.stringify(body)}`, (headers) => postJson(call, body, { headers }));
}
