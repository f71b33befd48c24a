import { emptyPublication } from './publication-state.js';
import { withFoundPoint, withPoint } from './found-point.js';

const FOUND = { latitude: -38.27, longitude: -57.84 };
const BY_HAND = { latitude: -38.281234, longitude: -57.851234 };

describe('the point that is found for an address', () => {
  const asked = emptyPublication();

  it('is set, also instead of the one that was there when it was asked for', () => {
    const placed = withPoint(asked, BY_HAND);
    for (const form of [asked, placed])
      expect(withFoundPoint(form, { asked: form.ubicacion, found: FOUND }).ubicacion).toMatchObject({
        latitud: FOUND.latitude,
        longitud: FOUND.longitude,
      });
  });

  it('does not move a pin that was set by hand while it was looked for', () => {
    const placed = withPoint(asked, BY_HAND);
    expect(withFoundPoint(placed, { asked: asked.ubicacion, found: FOUND })).toBe(placed);
  });
});
