export { AuthModule, AuthWorkerModule } from './auth.module.js';
export { Administrators } from './credentials/administrators.js';
export { SEALED_FACTORS } from './credentials/second-factors.js';
export { Passwords } from './credentials/passwords.js';
export { rescueAccounts } from './people/rescue-account.js';
export { hasAccounts } from './credentials/has-accounts.js';
