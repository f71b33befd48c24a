import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../../app/api.js';
import { checkAuth } from '../../data/admin-api.js';
import { noteAccount } from '../../session/my-account.js';
import { loginPath, returnPath } from '../../session/return-path.js';
import { sessionFlags } from '../../session/session-flags.js';

type Session = 'open' | 'none' | 'unknown';

/**
 * Runs before every screen but the login. Without a session or a response it redirects to the login, which returns afterwards. Other tabs stay
 * signed in if there was no response.
 */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const session = await findSession(true);
  if (session === 'open') return null;
  if (session === 'none') sessionFlags.clear();
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(pathname + search));
}

/** Runs before the login: redirects signed-in operators. */
export async function skipLogin({ request }: LoaderFunctionArgs): Promise<Response | Session> {
  const session = await findSession(false);
  return session === 'open' ? redirect(returnPath(new URL(request.url).search)) : session;
}

function findSession(active: boolean): Promise<Session> {
  return checkAuth(active).then(
    (answer) => {
      noteAccount(answer);
      return answer.authenticated ? 'open' : 'none';
    },
    (error: unknown) => (error instanceof ApiError && error.status === 401 ? 'none' : 'unknown'),
  );
}
