import L from 'leaflet';
import { APPROXIMATE_METRES } from '#common/listings/location/approximate-point.js';
import { RENTED } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import { discLabel, type Pin } from './map-points.js';

const POPUP_WIDTH = 260;
/** Group markers are in front of pins, which are wider and would hide their number. */
const OVER_PINS = 1_000;

/** Adds a pin to the map; without `onOpen` it has no popup. */
export function addPin(map: L.Map, pin: Pin, onOpen?: (popup: HTMLElement) => void): L.Marker {
  const text = document.createElement('span');
  text.className = 'map-pin';
  text.dataset['operacion'] = pin.operation;
  if (pin.label === RENTED) text.dataset['alquilado'] = '';
  text.textContent = pin.label;
  const icon = L.divIcon({ html: text, className: 'map-pin-place', iconSize: [0, 0] });
  const marker = L.marker([pin.latitude, pin.longitude], { icon, riseOnHover: true }).addTo(map);
  marker.getElement()?.setAttribute('aria-label', pin.name);
  marker.getElement()?.setAttribute('data-codigos', pin.codes.join(' '));
  if (!onOpen) return marker;
  const popup = document.createElement('div');
  marker.bindPopup(popup, { minWidth: POPUP_WIDTH, maxWidth: POPUP_WIDTH, autoPanPadding: [16, 16] });
  // The content is rendered after the popup opens; only then is its height known, and the map can pan to fit it.
  const fit = new ResizeObserver(() => marker.getPopup()?.update());
  marker.on('popupopen', () => {
    fit.observe(popup);
    onOpen(popup);
  });
  marker.on('popupclose remove', () => fit.disconnect());
  return marker;
}

/** Adds the circle within which an approximate location is. */
export function addArea(map: L.Map, at: [latitude: number, longitude: number]): L.Circle {
  return L.circle(at, { radius: APPROXIMATE_METRES.most, className: 'map-area', interactive: false }).addTo(
    map,
  );
}

export interface Cluster {
  latitude: number;
  longitude: number;
  count: number;
}

/** Adds a group marker; pressing it zooms in. */
export function addCluster(
  map: L.Map,
  { latitude, longitude, count }: Cluster,
  onPress: () => void,
): L.Marker {
  const text = document.createElement('span');
  text.className = 'map-cluster';
  text.textContent = discLabel(count);
  const icon = L.divIcon({ html: text, className: 'map-pin-place', iconSize: [0, 0] });
  const marker = L.marker([latitude, longitude], { icon, zIndexOffset: OVER_PINS }).addTo(map);
  marker.getElement()?.setAttribute('aria-label', `${counted(count, 'aviso')}: acercar`);
  marker.on('click', onPress);
  // Leaflet turns Enter into a popup and not into a click. The marker is removed, so the map receives the focus.
  marker.on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    map.getContainer().focus();
    onPress();
  });
  return marker;
}
