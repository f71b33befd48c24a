export { FailedPhotos } from './data/failed-photos.js';
export { photoFileNames } from './data/photo-files.js';
export { Photos } from './data/photos.js';
export { IncomingPhotos, refusalTexts, type RefusedFile } from './use-cases/incoming-photos.js';
export { Image } from './data/image.entity.js';
export { PhotosModule } from './photos.module.js';
export { picturePath, presentPicture, type ShownPhoto } from './http/picture.presenter.js';
export { JPEG_WIDTH, RENDITION_WIDTHS, renditionName, type Rendition } from './rendition.js';
