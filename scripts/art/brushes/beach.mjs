import { darken, lighten } from '../core/colour.mjs';
import { ellipse, group, path, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';
import { groundShadow } from './ground.mjs';

/** A beach umbrella in two colours; `size` 1 is about 150 px high. */
export function umbrella(scene, { x, y, size, colours, tilt = 0 }) {
  const [a, b] = colours.map((colour) => scene.tone(colour));
  const panels = Array.from({ length: 6 }, (_, index) => {
    const [from, to] = [-78 + index * 26, -52 + index * 26];
    const d = `M0 -152Q${round(from * 0.85)} -140 ${from} -92Q${(from + to) / 2} -102 ${to} -92Q${round(to * 0.85)} -140 0 -152Z`;
    return path(d, index % 2 ? a : b) + (index > 3 ? path(d, scene.light.shade, { opacity: 0.12 }) : '');
  }).join('');
  const shadow = ellipse(
    [x + 60 * size, y + 4 * size, 92 * size, 13 * size],
    darken(scene.light.sand[1], 0.45),
    { opacity: 0.35, ...soft(2) },
  );
  return (
    shadow +
    group(rect([-2.5, -150, 5, 152], '#F4EDE1') + panels + ellipse([0, -153, 4], a), {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(tilt)}) scale(${round(size * 100) / 100})`,
    })
  );
}

/** A low beach chair. */
export const beachChair = (scene, { x, y, size, colour }) => {
  const cloth = scene.tone(colour);
  return group(
    polygon(
      [
        [0, 0],
        [44, 0],
        [46, -7],
        [2, -9],
      ],
      cloth,
    ) +
      polygon(
        [
          [0, 0],
          [-22, -46],
          [-14, -49],
          [8, -5],
        ],
        lighten(cloth, 0.25),
      ) +
      stroke('M-2 2L-8 18M42 2L46 18M-2 0L40 16', '#8B5E34', { width: 4 }),
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(size * 100) / 100})` },
  );
};

/** A carpa: the striped tent of the beach clubs, open to the front. */
export function tent(scene, { x, y, width, height, colours }) {
  const [a, b] = colours.map((colour) => scene.tone(colour));
  const count = 6;
  const step = width / count;
  const roof = Array.from({ length: count }, (_, index) => {
    const [left, right] = [x + index * step, x + (index + 1) * step];
    const peak = (at) => x + width / 2 + (at - x - width / 2) * 0.3;
    return polygon(
      [
        [peak(left), y - height * 1.32],
        [peak(right), y - height * 1.32],
        [right, y - height],
        [left, y - height],
      ],
      index % 2 ? a : b,
    );
  }).join('');
  const valance = Array.from({ length: count }, (_, index) =>
    path(
      `M${round(x + index * step)} ${round(y - height)}h${round(step)}v${round(height * 0.1)}q${round(-step / 2)} ${round(height * 0.09)} ${round(-step)} 0z`,
      index % 2 ? darken(a, 0.08) : darken(b, 0.05),
    ),
  ).join('');
  const side = (left) =>
    Array.from({ length: 3 }, (_, index) =>
      rect([left + index * step * 0.28, y - height, step * 0.28, height], index % 2 ? a : b),
    ).join('');
  return (
    groundShadow(scene, [x + width * 0.6, y, width * 0.62], 7) +
    rect(
      [x, y - height, width, height],
      scene.gradient([
        [0, darken(a, 0.55)],
        [1, darken(a, 0.35)],
      ]),
    ) +
    rect([x + width * 0.22, y - height * 0.34, width * 0.56, height * 0.08], scene.tone('#F4EDE1')) +
    rect([x + width * 0.26, y - height * 0.28, width * 0.05, height * 0.28], scene.tone('#B98552')) +
    rect([x + width * 0.68, y - height * 0.28, width * 0.05, height * 0.28], scene.tone('#B98552')) +
    side(x) +
    side(x + width - step * 0.84) +
    roof +
    valance
  );
}

/** A few people far away, walking or standing. */
export const stroller = (scene, { x, y, size, colour }) =>
  ellipse([x + size * 0.3, y, size * 0.4, size * 0.07], scene.light.shade, { opacity: 0.25 }) +
  stroke(
    `M${round(x)} ${round(y - size * 0.45)}l${round(-size * 0.12)} ${round(size * 0.45)}M${round(x)} ${round(y - size * 0.45)}l${round(size * 0.14)} ${round(size * 0.43)}`,
    scene.tone('#9C6B4C'),
    { width: round(size * 0.11) },
  ) +
  rect([x - size * 0.13, y - size * 0.82, size * 0.26, size * 0.42], scene.tone(colour), {
    rx: round(size * 0.1),
  }) +
  ellipse([x, y - size * 0.92, size * 0.1, size * 0.12], scene.tone('#8A5A3E'));

/** A wooden fishing pier running out to sea from the left or right edge. */
export function pier(scene, { y, reach, thickness = 14, from = 'left' }) {
  const wood = darken(scene.tone('#5A4636'), 0.15);
  const x = (at) => (from === 'left' ? at : scene.width - at);
  const piles = Array.from({ length: Math.floor(reach / 46) }, (_, index) => {
    const at = x(reach - index * 46);
    return (
      rect([at - 3, y, 6, 34 + index * 3], wood) +
      stroke(`M${round(at)} ${y + 4}l${from === 'left' ? -40 : 40} ${26 + index * 2}`, wood, { width: 2 })
    );
  }).join('');
  const hut = x(reach - 70);
  return (
    piles +
    polygon(
      [
        [x(-10), y - thickness],
        [x(reach), y - thickness * 0.6],
        [x(reach), y + 4],
        [x(-10), y + 6],
      ],
      wood,
    ) +
    rect([hut - 34, y - 50, 68, 40], lighten(wood, 0.12)) +
    polygon(
      [
        [hut - 44, y - 48],
        [hut, y - 76],
        [hut + 44, y - 48],
      ],
      wood,
    ) +
    rect([hut - 10, y - 38, 20, 16], scene.light.lit ? '#FFD98A' : '#8FB5C2')
  );
}

/** A breakwater of boulders. */
export const breakwater = (scene, { x, y, reach }) =>
  scene.dice.repeat(34, () => {
    const at = scene.dice.next();
    const size = scene.dice.between(8, 20);
    const colour = scene.tone(scene.dice.pick(['#7A7268', '#8F867A', '#5F5A55', '#A39A8C']));
    return (
      ellipse(
        [x + at * reach, y - scene.dice.between(0, 14) + at * 6, size * 1.3, size],
        darken(colour, 0.25),
      ) + ellipse([x + at * reach - 2, y - 4 - scene.dice.between(0, 10), size, size * 0.7], colour)
    );
  });
