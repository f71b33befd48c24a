import L from 'leaflet';
import type { SiteSettings } from '#common/site/site-shapes.js';

const MIN_ZOOM = 10;
const MAX_ZOOM = 19;

export interface Tiles extends Pick<SiteSettings, 'tileUrl' | 'tileAttribution'> {
  /** Called for every tile, with whether it loaded. */
  onTile: (came: boolean) => void;
}

/** A Leaflet map with the site's tiles and settings. */
export function createMap(container: HTMLElement, { tileUrl, tileAttribution, onTile }: Tiles): L.Map {
  const map = L.map(container, {
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    scrollWheelZoom: false,
    zoomControl: false,
  });
  L.control.zoom({ zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map);
  map.attributionControl.setPrefix(false);
  L.tileLayer(tileUrl, { attribution: tileAttribution, maxZoom: MAX_ZOOM })
    .on('tileload', () => onTile(true))
    .on('tileerror', () => onTile(false))
    .addTo(map);
  // The wheel scrolls the page until the map has focus.
  map.on('focus click', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  closePopupsByEscape(map);
  return map;
}

/** Leaflet closes them only while the map itself has the focus, and names their button in English. */
function closePopupsByEscape(map: L.Map): void {
  let isOpen = false;
  let opener: Element | null = null;
  map.on('popupopen', ({ popup }: L.PopupEvent) => {
    isOpen = true;
    opener = document.activeElement;
    popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', 'Cerrar');
  });
  map.on('popupclose', () => (isOpen = false));
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A map over the whole window stays open.
    event.stopPropagation();
    map.closePopup();
    if (opener instanceof HTMLElement) opener.focus();
  });
}
