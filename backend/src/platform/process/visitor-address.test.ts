import { networksOf, readNetwork, visitorAddress, widestNetwork } from './visitor-address.js';

describe('the address by which a visitor is counted', () => {
  it.each([
    ['190.2.3.4', '190.2.3.4'],
    ['::ffff:190.2.3.4', '190.2.3.4'],
    ['2800:810:4a1:9f::1', '2800:810:4a1:9f::/64'],
    ['2800:0810:04A1:009f:aaaa:bbbb:cccc:dddd', '2800:810:4a1:9f::/64'],
    ['2800:810::1', '2800:810:0:0::/64'],
    ['2800:810:4a1::7:0:0:1', '2800:810:4a1:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8::ffff:190.2.3.4', '2001:db8:0:0::/64'],
    ['::FFFF:190.22.33.44', '190.22.33.44'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['190.2.3.4:51234', '190.2.3.4'],
    ['[2800:810:4a1:9f::1]:51234', '2800:810:4a1:9f::/64'],
    ['[::ffff:190.2.3.4]', '190.2.3.4'],
    ['unknown', 'no address'],
    ['190.2.3', 'no address'],
    ['9'.repeat(6_000), 'no address'],
    ['', 'no address'],
  ])('of %s is %s', (ip, address) => {
    expect(visitorAddress(ip)).toBe(address);
  });

  it.each([
    ['190.2.3.4', ['190.2.3.4']],
    ['2800:810:4a1:9fab::1', ['2800:810:4a1:9fab::/64', '2800:810:4a1:9f00::/56', '2800:810:4a1::/48']],
    ['2800:810:4a1:f::1', ['2800:810:4a1:f::/64', '2800:810:4a1:0::/56', '2800:810:4a1::/48']],
    ['unknown', ['no address']],
  ])('of %s stands in the networks %j', (ip, keys) => {
    expect(networksOf(ip).map(({ key }) => key)).toEqual(keys);
    expect(widestNetwork(ip)).toBe(keys.at(-1));
  });
});

describe('a network that the operator types', () => {
  it.each([
    [' 190.2.3.4 ', '190.2.3.4'],
    ['2800:810:4A1:9F::1', '2800:810:4a1:9f::/64'],
    ['2800:810:4a1:9f::/64', '2800:810:4a1:9f::/64'],
    ['2800:810:4A1:9f00::/56', '2800:810:4a1:9f00::/56'],
    ['2800:810:4a1::/48', '2800:810:4a1::/48'],
    ['2800:0810:4a1::/48', '2800:810:4a1::/48'],
    ['2001:db8::/48', '2001:db8:0::/48'],
    ['2800:810:4a1:0::/56', '2800:810:4a1:0::/56'],
    // Not the name of a network: other bits are set, or the length is not counted.
    ['2800:810:4a1:9fab::/56', undefined],
    ['2800:810:4a1:9f::/48', undefined],
    ['2800:810::/32', undefined],
    ['190.2.3.0/24', undefined],
    ['no address', undefined],
    ['', undefined],
  ])('%j is %s', (typed, key) => {
    expect(readNetwork(typed)).toBe(key);
  });
});
