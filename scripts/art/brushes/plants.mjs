import { darken, lighten } from '../core/colour.mjs';
import { ellipse, group, path, rect, round, soft, stroke } from '../core/shapes.mjs';
import { groundShadow } from './ground.mjs';

/** A leafy mass in three tones: dark below, middle, light where the sun falls (upper left). */
export function foliage(scene, { x, y, rx, ry, blobs = 22 }) {
  const { dice, light } = scene;
  const layer = (colour, spread, shift) =>
    dice.repeat(blobs, () => {
      const turn = dice.between(0, Math.PI * 2);
      const out = Math.sqrt(dice.next()) * spread;
      const size = dice.between(0.2, 0.34) * Math.min(rx, ry);
      return ellipse(
        [
          x + Math.cos(turn) * rx * out + shift * rx,
          y + Math.sin(turn) * ry * out + shift * ry,
          size * 1.15,
          size,
        ],
        colour,
      );
    });
  const [bright, middle, dark] = light.leaf;
  return (
    layer(darken(dark, 0.1), 0.95, 0.06) +
    layer(dark, 0.9, 0) +
    layer(middle, 0.78, -0.1) +
    layer(bright, 0.42, -0.24)
  );
}

/** A round garden tree standing at (x, y). */
export function tree(scene, { x, y, height }) {
  const trunk = scene.tone('#6B4A33');
  const crown = height * 0.3;
  const top = y - height + crown;
  const wood = path(
    `M${round(x - height * 0.03)} ${round(y)}Q${round(x - height * 0.01)} ${round(y - height * 0.3)} ${round(x - height * 0.05)} ${round(top + crown * 0.3)}L${round(x)} ${round(top + crown * 0.6)}L${round(x + height * 0.06)} ${round(top + crown * 0.2)}Q${round(x + height * 0.015)} ${round(y - height * 0.3)} ${round(x + height * 0.035)} ${round(y)}Z`,
    trunk,
  );
  return (
    groundShadow(scene, [x + height * 0.12, y + 2, height * 0.3], 12) +
    wood +
    foliage(scene, { x, y: top, rx: crown * 1.15, ry: crown, blobs: 26 })
  );
}

/** A maritime pine of the nursery forest: tall bare trunk, flat crown. */
export function pine(scene, { x, y, height }) {
  const { dice } = scene;
  const trunk = darken(scene.tone('#5A4031'), 0.1);
  const lean = height * dice.between(-0.04, 0.04);
  const body = path(
    `M${round(x - height * 0.02)} ${round(y)}L${round(x + lean - height * 0.008)} ${round(y - height * 0.82)}h${round(height * 0.018)}L${round(x + height * 0.022)} ${round(y)}Z`,
    trunk,
  );
  const crowns = dice.repeat(4, (index) =>
    foliage(scene, {
      x: x + lean + dice.between(-0.1, 0.1) * height,
      y: y - height * (0.66 + index * 0.09),
      rx: height * (0.24 - index * 0.035),
      ry: height * 0.075,
      blobs: 11,
    }),
  );
  return body + crowns;
}

/** A row of far trees, painted as one soft band. */
export function treeLine(scene, { y, height }) {
  const { dice, light, width } = scene;
  const band = (colour, lift) =>
    dice.repeat(34, (index) => {
      const size = height * dice.between(0.5, 1);
      return ellipse(
        [(index / 33) * width + dice.between(-16, 16), y - size * 0.4 + lift, size * 0.75, size * 0.62],
        colour,
      );
    });
  return (
    group(band(light.leaf[2], -6) + band(light.leaf[1], height * 0.24)) +
    rect([0, y, width, 12], light.leaf[2], soft(2))
  );
}

/** A tall thin poplar or cypress. */
export function poplar(scene, { x, y, height }) {
  const { dice, light } = scene;
  const leaf = (colour, narrow, shift) =>
    path(
      `M${round(x + shift)} ${round(y - height)}C${round(x + height * 0.13 * narrow + shift)} ${round(y - height * 0.62)} ${round(x + height * 0.12 * narrow + shift)} ${round(y - height * 0.12)} ${round(x + shift)} ${round(y - height * 0.04)}C${round(x - height * 0.12 * narrow + shift)} ${round(y - height * 0.12)} ${round(x - height * 0.13 * narrow + shift)} ${round(y - height * 0.62)} ${round(x + shift)} ${round(y - height)}Z`,
      colour,
    );
  const specks = dice.repeat(12, () =>
    ellipse(
      [
        x + dice.between(-0.05, 0.02) * height,
        y - height * dice.between(0.15, 0.8),
        height * 0.016,
        height * 0.03,
      ],
      light.leaf[0],
      { opacity: 0.7 },
    ),
  );
  return (
    rect([x - height * 0.014, y - height * 0.1, height * 0.028, height * 0.1], scene.tone('#5A4031')) +
    leaf(light.leaf[2], 1, 0) +
    leaf(light.leaf[1], 0.62, -height * 0.022) +
    specks
  );
}

const PETALS = [
  ['#7E8ED6', '#A9B4EA'],
  ['#E58AA0', '#F6C1CC'],
  ['#F2C14E', '#FBE3A1'],
  ['#F4EDE1', '#FFFFFF'],
  ['#D9663F', '#F1A37F'],
];

/** A low bush; with `flowers`, hydrangea-like heads in one of the garden's colours. */
export function bush(scene, { x, y, size, flowers = scene.dice.chance(0.5) }) {
  const { dice } = scene;
  const petals = dice.pick(PETALS).map((colour) => scene.tone(colour));
  const heads = flowers
    ? dice.repeat(8, () => {
        const [cx, cy] = [x + dice.between(-0.8, 0.8) * size, y - size * dice.between(0.25, 0.95)];
        return (
          ellipse([cx, cy, size * 0.13, size * 0.12], petals[0]) +
          ellipse([cx - size * 0.03, cy - size * 0.03, size * 0.07], petals[1])
        );
      })
    : '';
  return (
    groundShadow(scene, [x + size * 0.2, y, size * 1.1], 8) +
    foliage(scene, { x, y: y - size * 0.42, rx: size, ry: size * 0.55, blobs: 18 }) +
    heads
  );
}

/** Pampas grass with its plumes. */
export function pampas(scene, { x, y, height }) {
  const { dice, light } = scene;
  const leaves = dice.repeat(26, () => {
    const lean = height * dice.between(-0.5, 0.5);
    return stroke(
      `M${round(x)} ${round(y)}q${round(lean * 0.3)} ${round(-height * 0.5)} ${round(lean)} ${round(-height * dice.between(0.2, 0.5))}`,
      dice.pick(light.leaf),
      { width: 2.6 },
    );
  });
  const plumes = dice.repeat(7, () => {
    const lean = height * dice.between(-0.22, 0.3);
    const top = y - height * dice.between(0.8, 1);
    const plume = scene.tone('#EADBBB');
    return (
      stroke(
        `M${round(x)} ${round(y)}Q${round(x + lean * 0.3)} ${round((y + top) / 2)} ${round(x + lean)} ${round(top)}`,
        light.leaf[0],
        { width: 2 },
      ) +
      ellipse([x + lean, top, height * 0.035, height * 0.13], plume, {
        transform: `rotate(${round(lean / 4)} ${round(x + lean)} ${round(top)})`,
      }) +
      ellipse([x + lean - 2, top - 4, height * 0.018, height * 0.1], lighten(plume, 0.4))
    );
  });
  return leaves + plumes;
}

/** A branch that hangs into the upper corner and frames the picture. */
export function overhang(scene, { side = 'left', drop = 150 }) {
  const { dice, width } = scene;
  const x0 = side === 'left' ? -10 : width + 10;
  const inward = side === 'left' ? 1 : -1;
  return dice.repeat(6, (index) =>
    foliage(scene, {
      x: x0 + inward * index * 52,
      y: dice.between(-20, 6 + drop * (1 - index / 6) * 0.5),
      rx: 84,
      ry: 46 - index * 3,
      blobs: 13,
    }),
  );
}

/** A clipped hedge between two points at the same height. */
export function hedge(scene, { from, to, y, height }) {
  const { dice } = scene;
  const count = Math.ceil((to - from) / 46);
  return dice.repeat(count, (index) =>
    foliage(scene, {
      x: from + (index + 0.5) * ((to - from) / count),
      y: y - height * 0.5,
      rx: 38,
      ry: height * dice.between(0.5, 0.58),
      blobs: 11,
    }),
  );
}
