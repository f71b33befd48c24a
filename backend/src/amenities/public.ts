export { Amenities, addFirstAmenities, resolveAmenities } from './data/amenities.js';
export { Amenity } from './data/amenity.entity.js';
export { presentAmenity } from './http/amenity.presenter.js';
export { EditAmenityCatalogue } from './use-cases/edit-catalogue.js';
export { AmenitiesModule } from './amenities.module.js';
