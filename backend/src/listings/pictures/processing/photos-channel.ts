/** PostgreSQL channel that wakes the rendition workers. A lost notification costs up to two seconds, because they also poll. */
export const PHOTOS_CHANNEL = 'photos';
