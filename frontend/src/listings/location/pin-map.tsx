import './pin-map.css';
import { IconFocusCentered } from '@tabler/icons-react';
import { useId } from 'react';
import type { Coordinates } from '#common/kernel/places.js';
import { Button } from '../../ui/button.js';
import { TilesNotice } from '../../search/map/tiles-notice.js';
import { usePinMap } from './use-pin-map.js';

export interface PinMapProps {
  point: Coordinates | null;
  centre: Coordinates;
  onPlace: (point: Coordinates) => void;
}

/** The map with its pin. Loaded only through LazyPinMap, because Leaflet does not run on the server. */
export default function PinMap({ point, centre, onPlace }: PinMapProps) {
  const helpId = useId();
  const { container, placeAtCentre, tilesFailed } = usePinMap({
    point,
    centre,
    onPlace,
    describedBy: helpId,
  });
  return (
    <>
      <section ref={container} aria-label="Mapa para marcar la ubicación" className="size-full" />
      <p id={helpId} className="sr-only">
        Con las flechas del teclado se mueve el pin; con Mayúsculas y flecha, de a poco.
      </p>
      {!point && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute bottom-8 min-h-11 left-1/2 z-[1] -translate-x-1/2 whitespace-nowrap shadow-lift"
          icon={<IconFocusCentered aria-hidden="true" className="size-5" />}
          onClick={placeAtCentre}
        >
          Marcar el centro del mapa
        </Button>
      )}
      {tilesFailed && <TilesNotice>Igual podés buscar la dirección o escribir las coordenadas.</TilesNotice>}
    </>
  );
}
