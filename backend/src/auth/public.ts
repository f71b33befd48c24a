export { AuthModule } from './auth.module.js';
export { Administrators } from './administrators.js';
export { Passwords } from './passwords.js';
