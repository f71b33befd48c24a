export { Blacklist, isBlacklisted } from './data/blacklist.js';
export { isSilenced, isUnsubscribed } from './data/silenced.js';
export { BlacklistModule } from './blacklist.module.js';
export { BlacklistPersonalData } from './data/blacklist-personal-data.js';
