export { Blacklist, isBlacklisted } from './blacklist.js';
export { BlacklistModule } from './blacklist.module.js';
