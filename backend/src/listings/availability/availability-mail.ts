/** To an owner: whether the home is still available; with `pauseOn` (`2026-12-08`), that the notice will be paused. */
export const AVAILABILITY_MAIL = 'availability';

/** To an owner: that the notice was paused, because nobody confirmed it. */
export const AVAILABILITY_PAUSED_MAIL = 'availability-paused';
