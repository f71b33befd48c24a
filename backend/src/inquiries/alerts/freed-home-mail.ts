/** To a visitor who waits: a home is free. */
export const FREED_HOME_MAIL = 'freed-home';
