import { liveness } from '#common/operations/health-calls.js';
import { LIVENESS_PATH } from './reload-once.js';

it('asks the call that says whether the server answers', () => {
  expect(LIVENESS_PATH).toBe(liveness.path);
});
