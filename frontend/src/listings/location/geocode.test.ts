import { GEOCODING_MESSAGES } from '#common/listings/location/geocoding-messages.js';
import { ApiError } from '../../app/api.js';
import { geocode } from './geocode.js';

const answering = (answer: unknown) => jest.fn(async (_query: { q: string }) => answer);

describe('the point of an address', () => {
  it('is the first that the server names', async () => {
    const read = answering([
      { lat: '-38.2706', lon: '-57.8396', display_name: 'Miramar' },
      { lat: '0', lon: '0', display_name: '' },
    ]);
    expect(await geocode('Calle 21 1234, Miramar', read)).toEqual({
      point: { latitude: -38.2706, longitude: -57.8396 },
    });
    expect(read).toHaveBeenCalledWith({ q: 'Calle 21 1234, Miramar' });
  });

  it.each([[[]], [{}], [[{ lat: 'x', lon: '1' }]]])('is not in %j', async (answer) => {
    expect(await geocode('Nada', answering(answer))).toEqual({ fault: GEOCODING_MESSAGES.notFound });
  });

  it('says why when the server cannot tell', async () => {
    const failing = (message: string) => async () => {
      throw new ApiError(503, message);
    };
    expect(await geocode('x', failing('Hoy no'))).toEqual({ fault: 'Hoy no' });
    expect(await geocode('x', failing(''))).toEqual({ fault: GEOCODING_MESSAGES.unavailable });
  });
});
