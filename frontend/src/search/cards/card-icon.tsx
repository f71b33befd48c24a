import { IconCamera, IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { ATTRIBUTE_ICONS } from './attribute-icon.js';

const ICONS = {
  ...ATTRIBUTE_ICONS,
  camera: IconCamera,

  place: IconMapPin,
  star: IconStarFilled,
};

type CardIconName = keyof typeof ICONS;

const idOf = (name: string): string => `i-${name}`;

/** An icon of a card: a reference to {@link CardIconSprite}, so that a page with dozens of cards contains each drawing once. */
export function CardIcon({ name }: { name: CardIconName }) {
  return (
    <svg aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}

/** The drawings of the icons. */
export function CardIconSprite() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon stroke={1.75} className="" xmlns={undefined} viewBox={undefined} />
        </symbol>
      ))}
    </svg>
  );
}
