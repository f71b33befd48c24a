import { PhotoCounts } from './photo-counts.js';
import { AddPhotos } from './add-photos.js';
import { ArrangePhotos } from './arrange-photos.js';
import { DroppedPhotos } from './dropped-photos.js';
import { PhotoPasses } from './photo-passes.js';
import { OwnerPhotoEdits } from './owner-photo-edits.js';
import { OwnerPhotos } from './owner-photos.js';
import { PhotosTogether } from './photos-together.js';
import { RemovePhoto } from './remove-photo.js';
import { ReviewPhotos } from './review-photos.js';

/** Changes of photos by the operator and by owners, and their numbers. */
export const PHOTO_CHANGES = [
  AddPhotos,
  ArrangePhotos,
  DroppedPhotos,
  OwnerPhotoEdits,
  OwnerPhotos,
  PhotoCounts,
  PhotoPasses,
  PhotosTogether,
  RemovePhoto,
  ReviewPhotos,
];
