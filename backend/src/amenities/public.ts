export { Amenities, addFirstAmenities, resolveAmenities } from './data/amenities.js';
export { Amenity } from './data/amenity.entity.js';
export { presentService } from './http/service.presenter.js';
export { EditAmenityCatalogue } from './use-cases/edit-catalogue.js';
export { AmenitiesModule } from './amenities.module.js';
