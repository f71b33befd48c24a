import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { checkAuth } from '../../data/admin-api.js';
import { noteAccount } from '../../session/my-account.js';
import { loginPath, returnPath } from '../../session/return-path.js';
import { sessionFlags } from '../../session/session-flags.js';

/** Runs before every screen but the login. Without a session or a response it redirects to the login, which returns afterwards. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<Response | null> {
  if (await isSignedIn(true)) return null;
  sessionFlags.clear();
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(pathname + search));
}

/** Runs before the login: redirects signed-in operators. */
export async function skipLogin({ request }: LoaderFunctionArgs): Promise<Response | null> {
  return (await isSignedIn(false)) ? redirect(returnPath(new URL(request.url).search)) : null;
}

function isSignedIn(active: boolean): Promise<boolean> {
  return checkAuth(active).then(
    (answer) => {
      noteAccount(answer);
      return answer.authenticated;
    },
    () => false,
  );
}
