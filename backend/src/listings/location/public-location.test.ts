import { publicLocation, type KnownLocation } from './public-location.js';

const KNOWN: KnownLocation = {
  country: 'Argentina',
  province: 'Buenos Aires',
  town: 'Miramar',
  street: 'Calle 21',
  streetNumber: '1234',
  floor: '2',
  apartment: 'B',
  latitude: -38.27,
  longitude: -57.84,
  approximate: false,
  shownLatitude: -38.2711,
  shownLongitude: -57.8412,
};

describe('the public location', () => {
  it('is the true one unless its owner wants only the surroundings to be shown', () => {
    expect(publicLocation(KNOWN)).toEqual(KNOWN);
  });

  it('of an approximate location has the point nearby, and no number, floor or door', () => {
    const approximate = { ...KNOWN, approximate: true };
    expect(publicLocation(approximate)).toEqual({
      ...approximate,
      latitude: KNOWN.shownLatitude,
      longitude: KNOWN.shownLongitude,
      streetNumber: '',
      floor: '',
      apartment: '',
    });
  });

  it('of an approximate location without a point has none', () => {
    const pointless = { ...KNOWN, approximate: true, shownLatitude: null, shownLongitude: null };
    expect(publicLocation(pointless)).toMatchObject({ latitude: null, longitude: null });
  });
});
