import { beachChair, umbrella } from '../brushes/beach.mjs';
import { sand, tuft } from '../brushes/ground.mjs';
import { breaker, sea, wash } from '../brushes/sea.mjs';
import { gull } from '../brushes/sky.mjs';
import { mix } from '../core/colour.mjs';

export const STRIPES = [
  ['#0D5B76', '#FBF8F2'],
  ['#EE8A32', '#FDEBD3'],
  ['#C4302B', '#FBF8F2'],
  ['#1C86AB', '#F4EDE1'],
  ['#2F7A5A', '#F4EDE1'],
  ['#F5C95B', '#FFFFFF'],
];

export const birds = (scene, count, [left, right, top, bottom]) =>
  scene.dice.repeat(count, () =>
    gull(
      [scene.dice.between(left, right), scene.dice.between(top, bottom)],
      scene.dice.between(8, 16),
      mix(scene.light.shade, scene.light.sky[1], 0.25),
    ),
  );

/** Sea, breakers and wet sand down to `shore`; the sand begins there. */
export function shoreline(scene, { horizon, shore, sunX, waves = 3 }) {
  const parts = [sea(scene, { top: horizon, bottom: shore, sunX })];
  for (let index = 0; index < waves; index += 1) {
    const near = (index + 1) / (waves + 0.6);
    parts.push(breaker(scene, { y: horizon + near ** 1.3 * (shore - horizon), size: 4 + near * 9 }));
  }
  parts.push(
    sand(scene, { top: shore - 6 }),
    wash(scene, { y: shore - 12, height: (shore - horizon) * 0.22 }),
  );
  return parts.join('');
}

export function umbrellas(scene, { rows, top, bottom, from = 0, to = scene.width }) {
  const { dice } = scene;
  for (let row = 0; row < rows; row += 1) {
    const near = row / Math.max(1, rows - 1);
    const size = 0.42 + near * 0.62;
    const y = top + near * (bottom - top);
    for (let x = from + dice.between(20, 120) * size; x < to; x += dice.between(170, 330) * size) {
      scene.paint(
        umbrella(scene, {
          x,
          y: y + dice.between(-9, 9),
          size,
          colours: dice.pick(STRIPES),
          tilt: dice.between(-7, 7),
        }),
      );
      if (dice.chance(0.6))
        scene.paint(
          beachChair(scene, {
            x: x + 34 * size,
            y: y + 4,
            size: size * 0.9,
            colour: dice.pick(['#F8C27A', '#FFFFFF', '#7CC5D0', '#E58A6A']),
          }),
        );
    }
  }
}

export const duneGrass = (scene, { count, from, to, y, height }) =>
  scene.dice.repeat(count, () =>
    tuft(scene, {
      x: scene.dice.between(from, to),
      y: y + scene.dice.between(-10, 14),
      height: height * scene.dice.between(0.6, 1.1),
      stems: 10,
      colours: [...scene.light.leaf, scene.light.sand[0]],
    }),
  );
