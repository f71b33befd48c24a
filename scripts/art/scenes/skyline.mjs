import { darken, lighten, mix } from '../core/colour.mjs';
import { rect } from '../core/shapes.mjs';

/** A tower of the sea front, far away; (x, y) is the middle of its foot. */
export function tower(scene, { x, y, width, height }) {
  const { dice, light } = scene;
  const colour = mix(scene.tone(dice.pick(['#E9DDCB', '#D5CFC8', '#C9B79E', '#B9C4C8'])), light.haze, 0.3);
  const left = x - width / 2;
  const columns = Math.max(2, Math.floor(width / 14));
  const rows = Math.floor((height - 12) / 17);
  const windows = dice.repeat(rows, (row) =>
    dice.repeat(columns, (column) => {
      const lit = light.lit && dice.chance(0.42);
      const place = [
        left + 5 + (column * (width - 8)) / columns,
        y - height + 9 + row * 17,
        (width - 8) / columns - 5,
        8,
      ];
      return rect(place, lit ? '#FFDF9C' : darken(colour, 0.34), { opacity: lit ? 1 : 0.6 });
    }),
  );
  return (
    rect([left, y - height, width, height], colour) +
    rect([left, y - height, width * 0.3, height], lighten(colour, 0.2)) +
    windows +
    rect([left + width * 0.3, y - height - 8, width * 0.3, 9], darken(colour, 0.16))
  );
}
