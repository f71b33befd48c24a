import { redirect } from 'react-router-dom';
import { checkAuth } from '../data/admin-api.js';
import { adminPaths } from '../admin-paths.js';
import { sessionFlags } from './session-flags.js';

/** Runs before every screen but the login: without a session, or without an answer, the way leads there. */
export async function requireSession(): Promise<Response | null> {
  const isSignedIn = await checkAuth(true).then(
    ({ authenticated }) => authenticated,
    () => false,
  );
  if (isSignedIn) return null;
  sessionFlags.clear();
  return redirect(adminPaths.login);
}
