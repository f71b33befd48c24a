import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, path, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';
import { waver } from './sea.mjs';

/** Dry sand from `top` to the lower edge, with wind ripples and a few shadows of footsteps. */
export function sand(scene, { top, swing = 10 }) {
  const { dice, light, width, height } = scene;
  const d = `${waver(scene, { y: top, swing, steps: 5 })}V${height}H0Z`;
  const hollows = dice.repeat(26, () => {
    const y = dice.between(top + 30, height);
    const near = (y - top) / (height - top);
    return ellipse([dice.between(0, width), y, 12 + near * 60, 2 + near * 6], light.sand[1], {
      opacity: 0.22,
      ...soft(2),
    });
  });
  return (
    path(d, scene.ramp(light.sand)) +
    scene.within(
      d,
      rect([0, top - 20, width, height - top + 20], '#fff', { filter: 'url(#ripples)', opacity: 0.35 }) +
        hollows,
    )
  );
}

/** A dune that crosses the picture; `lift` raises its left or right shoulder. */
export function dune(scene, { base, rise, from = 0 }) {
  const { light, width, height } = scene;
  const d = `M0 ${round(base - rise * (1 - from))}C${round(width * 0.2)} ${round(base - rise * 1.2)} ${round(width * 0.36)} ${round(base - rise * 0.2)} ${round(width * 0.55)} ${round(base)}S${round(width * 0.86)} ${round(base - rise * 0.15)} ${width} ${round(base - rise * from)}V${height}H0Z`;
  const shadow = `M0 ${round(base - rise * 0.4)}C${round(width * 0.24)} ${round(base - rise * 0.5)} ${round(width * 0.4)} ${round(base + 40)} ${width} ${round(base + 50)}V${height}H0Z`;
  return (
    path(d, scene.ramp(light.sand)) +
    scene.within(d, path(shadow, light.sand[1], { opacity: 0.5, ...soft(14) }))
  );
}

/** Grass stems that lean with the sea wind. */
export function tuft(scene, { x, y, height, stems = 14, colours = scene.light.leaf }) {
  const { dice } = scene;
  return dice.repeat(stems, () => {
    const length = height * dice.between(0.5, 1.1);
    const lean = length * dice.between(-0.15, 0.65);
    return stroke(
      `M${round(x + dice.between(-height * 0.4, height * 0.4))} ${round(y)}q${round(lean * 0.25)} ${round(-length * 0.65)} ${round(lean)} ${round(-length)}`,
      dice.pick(colours),
      { width: round(dice.between(1.2, 3)) },
    );
  });
}

/** Mown grass from `top` to the lower edge, with mowing bands and a few blades. */
export function lawn(scene, { top, swing = 6 }) {
  const { dice, light, width, height } = scene;
  const d = `${waver(scene, { y: top, swing, steps: 5 })}V${height}H0Z`;
  const bands = dice.repeat(9, (index) => {
    const near = (index / 9) ** 1.7;
    return ellipse(
      [dice.between(0, width), top + near * (height - top) + 8, width * 0.45, 5 + near * 22],
      lighten(light.lawn[0], 0.25),
      {
        opacity: 0.22,
        ...soft(6),
      },
    );
  });
  const blades = dice.repeat(150, () => {
    const y = dice.between(top + 18, height);
    const near = (y - top) / (height - top);
    const colour = dice.chance(0.5) ? lighten(light.lawn[0], 0.2) : darken(light.lawn[1], 0.15);
    return stroke(
      `M${round(dice.between(0, width))} ${round(y)}l${round(dice.between(-3, 4))} ${round(-4 - near * 12)}`,
      colour,
      {
        width: 1.8,
        opacity: 0.55,
      },
    );
  });
  return path(d, scene.ramp(light.lawn)) + scene.within(d, bands + blades);
}

/** A footpath that runs from a door at (`x`, `top`) to the lower edge and widens. */
export function footpath(scene, { x, top, width, bottomX, bottomWidth }) {
  const { height } = scene;
  const d = `M${round(x - width / 2)} ${round(top)}C${round(x - width)} ${round((top + height) / 2)} ${round(bottomX - bottomWidth * 0.6)} ${round((top + height) / 2)} ${round(bottomX - bottomWidth / 2)} ${height}H${round(bottomX + bottomWidth / 2)}C${round(bottomX + bottomWidth * 0.2)} ${round((top + height) / 2)} ${round(x + width)} ${round((top + height) / 2)} ${round(x + width / 2)} ${round(top)}Z`;
  const colour = scene.tone('#E6D8BF');
  return path(
    d,
    scene.gradient([
      [0, darken(colour, 0.12)],
      [1, colour],
    ]),
  );
}

/** Pavement, kerb and street along the lower edge, as seen from across the road. */
export function street(scene, { top }) {
  const { dice, light, width, height } = scene;
  const pavement = scene.tone('#D9D0C0');
  const asphalt = scene.tone('#7F878B');
  const kerb = top + (height - top) * 0.46;
  const joints = dice.repeat(13, (index) => {
    const x = (index / 12) * width;
    return polygon(
      [
        [x, top],
        [x + 2, top],
        [x + (x - width / 2) * 0.12 + 3, kerb],
        [x + (x - width / 2) * 0.12, kerb],
      ],
      darken(pavement, 0.16),
      { opacity: 0.7 },
    );
  });
  return (
    rect([0, top, width, kerb - top], scene.ramp([darken(pavement, 0.08), pavement])) +
    joints +
    rect([0, kerb, width, 12], lighten(pavement, 0.35)) +
    rect([0, kerb + 12, width, 7], darken(asphalt, 0.4)) +
    rect([0, kerb + 19, width, height - kerb], scene.ramp([darken(asphalt, 0.12), asphalt])) +
    rect([0, kerb + 19, width, 26], light.shade, { opacity: 0.18, ...soft(6) })
  );
}

/** A soft shadow lying on the ground. */
export const groundShadow = (scene, [x, y, reach], thickness = 18) =>
  ellipse([x, y, reach, thickness], mix(scene.light.shade, '#0b1a10', 0.3), { opacity: 0.38, ...soft(6) });
