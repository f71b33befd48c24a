import type L from 'leaflet';

/** Distance that an arrow key moves a marker, and with Shift. */
const STEP_PX = 16;
const FINE_STEP_PX = 2;

const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Lets the arrow keys move a marker while it has the focus. */
export function moveByArrows(map: L.Map, marker: L.Marker, onPlace: (to: L.LatLng) => void): void {
  marker.getElement()?.addEventListener('keydown', (event) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? FINE_STEP_PX : STEP_PX;
    const [right, down] = direction;
    const from = map.latLngToContainerPoint(marker.getLatLng());
    onPlace(map.containerPointToLatLng(from.add([right * step, down * step])));
  });
}
