export { Blacklist } from './blacklist.js';
export { BlacklistModule } from './blacklist.module.js';
