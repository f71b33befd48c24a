import { AMENITY_EMOJI } from '#common/listings/amenities/initial-amenities.js';

interface EmojiChoiceProps {
  value: string;
  onChange: (emoji: string) => void;
}

/** Screen-reader names of the emoji, in vocabulary order. */
const NAMES = [
  'antena',
  'copo de nieve',
  'nadador',
  'auto',
  'árbol',
  'fuego',
  'huellas',
  'estacionamiento',
  'casa con jardín',
  'atardecer en la ciudad',
  'cama',
  'ducha',
  'sartén',
  'canasto',
  'televisor',
  'candado',
  'silla de ruedas',
  'ascensor',
  'sol',
  'playa',
  'pelota de tenis',
] as const;

/** Radio group of 21 emoji and none. */
export function EmojiChoice({ value, onChange }: EmojiChoiceProps) {
  const choices = [
    { emoji: '', name: 'Sin emoji' },
    ...AMENITY_EMOJI.map((emoji, at) => ({ emoji, name: NAMES[at] })),
  ];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-ink-soft">Emoji</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {choices.map(({ emoji, name }) => (
          <label
            key={emoji}
            title={name}
            className="relative flex size-11 items-center justify-center rounded-field text-xl hover:bg-primary-soft has-checked:bg-primary-tint has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="emoji"
              value={emoji}
              aria-label={name}
              checked={value === emoji}
              onChange={() => onChange(emoji)}
              className="sr-only"
            />
            <span aria-hidden="true">{emoji || '∅'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
