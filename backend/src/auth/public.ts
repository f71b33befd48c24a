export { AuthModule, AuthWorkerModule } from './auth.module.js';
export { Administrators } from './data/administrators.js';
export { SEALED_FACTORS } from './data/second-factors.js';
export { Passwords } from './credentials/passwords.js';
export { rescueAccounts } from './use-cases/rescue-account.js';
export { hasAccounts } from './data/has-accounts.js';
