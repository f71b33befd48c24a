/** To an owner: photos that were not published. */
export const PHOTOS_REJECTED_MAIL = 'photos-rejected';
