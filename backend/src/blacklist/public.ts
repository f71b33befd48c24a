export { Blacklist, isBlacklisted } from './blacklist.js';
export { isLeftOut, isSilenced, isUnsubscribed } from './silenced.js';
export { BlacklistModule } from './blacklist.module.js';
export { BlacklistPersonalData } from './blacklist-personal-data.js';
