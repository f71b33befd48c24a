export { Amenities, addFirstAmenities, resolveAmenities } from './amenities.js';
export { Amenity } from './amenity.entity.js';
export { presentAmenity } from './amenity.presenter.js';
export { EditAmenityCatalogue } from './edit-catalogue.js';
export { AmenitiesModule } from './amenities.module.js';
