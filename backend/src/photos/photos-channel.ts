/** PostgreSQL channel that wakes whoever makes renditions; a lost call costs seconds, for they also look by themselves. */
export const PHOTOS_CHANNEL = 'photos';
