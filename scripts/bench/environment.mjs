const OPERATOR = { ADMIN_EMAIL: 'bench@costadirecta.example', ADMIN_PASSWORD: 'bench-bench-bench' };

/**
 * Production settings, with one trusted proxy, so that each generated owner has a different address.
 * @param {string} databaseUrl
 * @param {string} dataDir
 * @returns {NodeJS.ProcessEnv & { DATABASE_URL: string }}
 */
export function environmentOf(databaseUrl, dataDir) {
  return {
    ...process.env,
    ...OPERATOR,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SITE_URL: 'http://127.0.0.1',
    SESSION_SECRET: 'bench-'.repeat(8),
    DEMO: '0',
    TRUST_PROXY: '1',
  };
}

/** Signs the operator in. @param {string} url of a web process @returns {Promise<string>} the session's cookie */
export async function signIn(url) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OPERATOR.ADMIN_EMAIL, password: OPERATOR.ADMIN_PASSWORD }),
  });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('sesion='));
  return session?.split(';')[0] ?? '';
}
