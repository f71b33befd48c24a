/** To an owner: whether the home is still available. */
export const AVAILABILITY_MAIL = 'availability';
