import './zone-map.css';
import { IconFocusCentered } from '@tabler/icons-react';
import { useId } from 'react';
import { TilesNotice } from '../../../search/map/tiles-notice.js';
import { Button } from '../../../ui/button.js';
import { useZoneMap, type ZoneMapProps } from './use-zone-map.js';

/** The map of the zones. Loaded late, because Leaflet is large. */
export default function ZoneMap(props: Omit<ZoneMapProps, 'describedBy'>) {
  const helpId = useId();
  const { container, addAtCentre, tilesFailed } = useZoneMap({ ...props, describedBy: helpId });
  return (
    <>
      <section ref={container} aria-label="Mapa de los barrios" className="size-full" />
      <p id={helpId} className="sr-only">
        Con las flechas del teclado se mueve el punto; con Mayúsculas y flecha, de a poco. Suprimir lo quita.
      </p>
      {props.edited && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute bottom-8 left-1/2 z-[1] min-h-11 -translate-x-1/2 whitespace-nowrap shadow-lift"
          icon={<IconFocusCentered aria-hidden="true" className="size-5" />}
          onClick={addAtCentre}
        >
          Punto en el centro del mapa
        </Button>
      )}
      {tilesFailed && <TilesNotice>Igual podés escribir las coordenadas de los puntos.</TilesNotice>}
    </>
  );
}
