import { lighten, mix } from '../core/colour.mjs';
import { ellipse, group, path, rect, round, soft } from '../core/shapes.mjs';

/** A gently wavering line across the picture, as a path fragment without its start. */
export function waver(scene, { y, swing, steps }) {
  const { dice, width } = scene;
  let d = `M0 ${round(y)}`;
  for (let index = 1; index <= steps; index += 1) {
    const x = (width * index) / steps;
    d += `Q${round(x - width / steps / 2)} ${round(y + dice.between(-swing, swing))} ${round(x)} ${round(y + dice.between(-swing, swing) * 0.4)}`;
  }
  return d;
}

/** The glints of the sun on the water, a road that widens towards us. */
const sunRoad = (scene, { top, bottom, x }) =>
  scene.dice.repeat(70, (index) => {
    const { dice, light, width } = scene;
    const near = index / 70;
    const wander = (8 + near * width * 0.06) * dice.between(-1, 1);
    return ellipse(
      [x + wander, top + near * (bottom - top) * 0.97 + 2, dice.between(4, 10 + near * 44), 0.8 + near * 2.2],
      light.sun,
      { opacity: 0.75 - near * 0.5 },
    );
  });

/** The sea between two heights; `sunX` lays the sun's road on it. */
export function sea(scene, { top, bottom, sunX = null }) {
  const { dice, light, width } = scene;
  const ripples = dice.repeat(150, (index) => {
    const near = (index / 150) ** 1.8;
    const reach = (8 + near * width * 0.09) * dice.between(0.5, 1.4);
    const colour = dice.chance(0.55) ? lighten(light.sea[0], 0.45) : light.sea[2];
    return ellipse([dice.between(0, width), top + near * (bottom - top), reach, 0.6 + near * 2.2], colour, {
      opacity: dice.between(0.07, 0.26),
    });
  });
  const road = sunX === null ? '' : sunRoad(scene, { top, bottom, x: sunX });
  return group(rect([0, top, width, bottom - top + 4], scene.ramp(light.sea)) + ripples + road);
}

/** One breaking wave: a dark face under a white, ragged crest. */
export function breaker(scene, { y, size }) {
  const { dice, light } = scene;
  const gaps = Array.from({ length: 6 }, (_, index) =>
    Math.round(index % 2 ? dice.between(30, 160) : dice.between(160, 420)),
  ).join(' ');
  const crest = waver(scene, { y, swing: size * 0.5, steps: 8 });
  const foot = waver(scene, { y: y + size * 1.5, swing: size * 0.4, steps: 8 });
  const face = `${crest}V${round(y + size * 3)}H0Z`;
  const shade = scene.gradient([
    [0, mix(light.sea[1], light.sea[2], 0.4), 0.65],
    [1, light.sea[1], 0],
  ]);
  const foam = (d, thickness, opacity) =>
    `<path d="${d}" fill="none" stroke="${lighten(light.haze, 0.7)}" stroke-width="${round(thickness)}" stroke-linecap="round" stroke-dasharray="${gaps}" opacity="${opacity}"/>`;
  return (
    path(face, shade) +
    `<g filter="url(#soft2)">${foam(crest, size * 0.5, 0.85)}${foam(foot, size * 0.3, 0.4)}</g>` +
    foam(crest, size * 0.2, 0.9)
  );
}

/** The last film of water running out over wet sand, with its lace edge. */
export function wash(scene, { y, height }) {
  const { light, width } = scene;
  const edge = waver(scene, { y: y + height, swing: height * 0.35, steps: 6 });
  const film = `${edge}V${round(y)}H0Z`;
  const paint = scene.gradient([
    [0, light.sea[1], 0.75],
    [0.7, mix(light.sea[0], light.sand[1], 0.45), 0.75],
    [1, lighten(light.haze, 0.3), 0.55],
  ]);
  return (
    rect([0, y + height * 0.6, width, height], mix(light.sand[1], light.sea[1], 0.25), {
      opacity: 0.55,
      ...soft(6),
    }) +
    path(film, paint) +
    `<path d="${edge}" fill="none" stroke="#fff" stroke-width="5" opacity=".75"/>` +
    `<path d="${edge}" fill="none" stroke="#fff" stroke-width="14" opacity=".25" filter="url(#soft2)"/>`
  );
}
