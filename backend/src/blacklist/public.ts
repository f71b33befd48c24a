export { Blacklist, isBlacklisted } from './data/blacklist.js';
export { BlacklistModule } from './blacklist.module.js';
export { BlacklistPersonalData } from './data/blacklist-personal-data.js';
