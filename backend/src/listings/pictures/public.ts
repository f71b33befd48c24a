export { FailedPhotos } from './failed-photos.js';
export { photoFileNames, PhotoFiles } from './photo-files.js';
export { Photos, PHOTOS_OF_LISTINGS } from './photos.js';
export { IncomingPhotos, NothingTaken, refusalTexts, type TakenPhotos } from './incoming-photos.js';
export { Image } from './image.entity.js';
export { ProposedPhotos } from './proposed-photos.js';
export { PhotoComparison, type SimilarPhotos } from './photo-comparison.js';
export { PhotoContent } from './photo-content.js';
export { PhotosModule } from './photos.module.js';
export { picturePath, presentPicture, withoutMark, type ShownPhoto } from './picture.presenter.js';
export { PhotoMarks } from './photo-marks.js';
export { BOLD, MEDIUM, writeText } from './rendering/write-text.js';
export {
  cleanKey,
  JPEG_WIDTH,
  RENDITION_WIDTHS,
  renditionName,
  type Rendition,
} from './rendering/rendition.js';
export { hashPicture } from './rendering/hash-picture.js';
export { openPicture } from './rendering/image-library.js';
export { refusedFiles } from './refused-files.js';
export { FLAT_PICTURE } from './rendering/picture-hash.js';
