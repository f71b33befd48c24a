export { AuthModule } from './auth.module.js';
export { Administrators } from './data/administrators.js';
export { Passwords } from './passwords.js';
