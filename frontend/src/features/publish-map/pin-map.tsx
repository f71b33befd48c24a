import './pin-map.css';
import { IconFocusCentered } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Coordinates } from '#common/vocabulary/places.js';
import { Button } from '../../ui/button.js';
import { usePinMap } from './use-pin-map.js';

export interface PinMapProps {
  point: Coordinates | null;
  centre: Coordinates;
  onPlace: (point: Coordinates) => void;
}

/** The map with its pin: only ever loaded through LazyPinMap, since Leaflet cannot live on the server. */
export default function PinMap({ point, centre, onPlace }: PinMapProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const helpId = useId();
  const { placeAtCentre } = usePinMap(container, {
    point,
    centre,
    onPlace,
    describedBy: helpId,
    onTilesFailed: () => setTilesFailed(true),
  });
  return (
    <>
      <section ref={setContainer} aria-label="Mapa para marcar la ubicación" className="size-full" />
      <p id={helpId} className="sr-only">
        Con las flechas del teclado se mueve el pin; con Mayúsculas y flecha, de a poco.
      </p>
      {!point && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute bottom-8 left-1/2 z-[1] -translate-x-1/2 whitespace-nowrap shadow-lift"
          icon={<IconFocusCentered aria-hidden="true" className="size-5" />}
          onClick={placeAtCentre}
        >
          Marcar el centro del mapa
        </Button>
      )}
      {tilesFailed && (
        <output className="absolute inset-x-0 top-0 z-[1] bg-warning-soft px-4 py-2 text-sm font-semibold text-warning">
          No se ven las calles del mapa. Igual podés buscar la dirección o escribir las coordenadas.
        </output>
      )}
    </>
  );
}
