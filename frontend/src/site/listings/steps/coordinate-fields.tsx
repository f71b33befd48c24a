import { useState } from 'react';
import type { Coordinates } from '#common/kernel/places.js';
import { readDegrees, readPair, writeDegrees } from '../../../listings/location/coordinates.js';
import { TextField } from '../../../ui/text-field.js';
import { UNREAD } from '../../../ui/unread.js';

interface CoordinateFieldsProps {
  point: Coordinates | null;
  onPlace: (point: Coordinates | null) => void;
}

const LIMIT = { latitude: 90, longitude: 180 } as const;
const write = (point: Coordinates | null) => ({
  latitude: writeDegrees(point?.latitude ?? null),
  longitude: writeDegrees(point?.longitude ?? null),
});

/** Coordinates as numbers: an alternative to the pointer, and for coordinates from another map. */
export function CoordinateFields({ point, onPlace }: CoordinateFieldsProps) {
  const written = write(point);
  const placed = `${written.latitude} ${written.longitude}`;
  const [texts, setTexts] = useState(written);
  const [shown, setShown] = useState(placed);
  const [left, setLeft] = useState<readonly string[]>([]);
  if (shown !== placed) {
    // The pin was moved by other means; the fields follow.
    setShown(placed);
    if (placed !== figures(texts)) setTexts(written);
  }
  const type = (name: keyof Coordinates, text: string): void => {
    const pair = readPair(text);
    const next = pair ? write(pair) : { ...texts, [name]: text };
    setTexts(next);
    const latitude = readDegrees(next.latitude, LIMIT.latitude);
    const longitude = readDegrees(next.longitude, LIMIT.longitude);
    if (latitude !== undefined && longitude !== undefined) onPlace({ latitude, longitude });
    else if (next.latitude === '' && next.longitude === '') onPlace(null);
  };
  const isEmpty = texts.latitude + texts.longitude === '';
  const isUnread = (name: keyof Coordinates): boolean =>
    !isEmpty && readDegrees(texts[name], LIMIT[name]) === undefined;
  const field = (name: keyof Coordinates, label: string) => (
    <TextField
      {...{ [UNREAD]: isUnread(name) || undefined }}
      label={label}
      inputMode="text"
      autoComplete="off"
      value={texts[name]}
      error={
        left.includes(name) && isUnread(name)
          ? `Escribí un número entre -${LIMIT[name]} y ${LIMIT[name]}.`
          : undefined
      }
      onBlur={() => setLeft([...left, name])}
      onChange={(event) => type(name, event.target.value)}
      className="tabular-nums"
    />
  );
  return (
    <div className="grid grid-cols-2 gap-4">
      {field('latitude', 'Latitud')}
      {field('longitude', 'Longitud')}
    </div>
  );
}

function figures(texts: Record<keyof Coordinates, string>): string {
  const degrees = (name: keyof Coordinates): string =>
    writeDegrees(readDegrees(texts[name], LIMIT[name]) ?? null);
  return `${degrees('latitude')} ${degrees('longitude')}`;
}
