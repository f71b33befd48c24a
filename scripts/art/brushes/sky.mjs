import { mix } from '../core/colour.mjs';
import { ellipse, group, path, rect, round, soft, stroke } from '../core/shapes.mjs';

/** A heap cloud: bubbles on a flat base, brighter on top. */
function cumulus(scene, { x, y, size }) {
  const { dice, light } = scene;
  const [top, foot] = [light.cloud, mix(light.cloud, light.sky[2], 0.75)];
  const paint = scene.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(y - size * 0.5)}" y2="${round(y)}"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
  );
  const lean = dice.between(-0.3, 0.3);
  const bubbles = dice.repeat(9, (index) => {
    const across = (index / 8) * 2 - 1;
    const radius = size * (0.36 - Math.abs(across - lean) * 0.22) * dice.between(0.75, 1.15);
    return ellipse([x + across * size, y - radius * 0.45, radius * 1.4, radius], paint);
  });
  const box = `M${round(x - size * 2)} ${round(y - size * 2)}H${round(x + size * 2)}V${round(y)}H${round(x - size * 2)}Z`;
  return group(scene.within(box, bubbles), { opacity: 0.92, ...soft(2) });
}

/** Long thin clouds near the horizon. */
const streaks = (scene, { bottom }) =>
  scene.dice.repeat(8, () => {
    const { dice, light } = scene;
    const y = dice.between(bottom * 0.35, bottom * 0.95);
    const reach = dice.between(0.1, 0.3) * scene.width;
    const colour = mix(light.haze, light.cloud, dice.next());
    return ellipse([dice.between(0, scene.width), y, reach, dice.between(2, 8)], colour, {
      opacity: dice.between(0.25, 0.6),
      ...soft(6),
    });
  });

/** A gull far away: two strokes of the brush. */
export const gull = ([x, y], size, colour) =>
  stroke(
    `M${round(x - size)} ${round(y - size * 0.2)}q${round(size * 0.5)} ${round(-size * 0.55)} ${round(size)} ${round(size * 0.2)}q${round(size * 0.5)} ${round(-size * 0.75)} ${round(size)} ${round(-size * 0.2)}`,
    colour,
    { width: round(size / 7) },
  );

/** The whole sky down to `bottom`, with its sun (a centre, or null when it is out of the picture) and clouds. */
export function sky(scene, { bottom, sun = null, heaps = 2 }) {
  const { dice, light, width } = scene;
  const parts = [rect([0, 0, width, bottom + 4], scene.ramp(light.sky))];
  if (sun) {
    parts.push(ellipse([sun[0], sun[1], width * 0.36], scene.glow(light.sun)));
    parts.push(ellipse([sun[0], sun[1], width * 0.019], light.sun));
  }
  parts.push(streaks(scene, { bottom }));
  for (let index = 0; index < heaps; index += 1) {
    const place = {
      x: dice.between(0, width),
      y: bottom * dice.between(0.3, 0.8),
      size: dice.between(56, 118),
    };
    parts.push(cumulus(scene, place));
  }
  return group(parts.join(''));
}

/** A low line of hills or far coast. */
export function ridge(scene, { base, height, colour }) {
  const { dice, width } = scene;
  const steps = 8;
  let d = `M0 ${base}V${round(base - height * dice.between(0.4, 1))}`;
  for (let index = 1; index <= steps; index += 1) {
    const x = (width * index) / steps;
    const y = base - height * dice.between(0.25, 1);
    d += `Q${round(x - width / steps / 2)} ${round(base - height * dice.between(0.4, 1.1))} ${round(x)} ${round(y)}`;
  }
  return path(`${d}V${base + 4}H0Z`, colour);
}
