import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, path, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';

/** Shadow under a piece of furniture. */
export const underneath = ([x, y, reach], thickness = 14) =>
  ellipse([x, y, reach, thickness], '#2B1B0B', { opacity: 0.32, ...soft(6) });

/** A sofa `width` wide whose feet stand at `y`. */
export function sofa(scene, { x, y, width, colour }) {
  const seat = width - 84;
  const cushions = width > 380 ? 3 : 2;
  const pillow = scene.dice.pick(['#F8C27A', '#F4EDE1', '#7CC5D0', '#E58A6A']);
  return (
    underneath([x + width / 2, y + 2, width * 0.55]) +
    [30, width - 46].map((offset) => rect([x + offset, y - 16, 16, 18], '#5A3F28')).join('') +
    rect([x + 20, y - 176, width - 40, 130], lighten(colour, 0.1), { rx: 26 }) +
    Array.from({ length: cushions }, (_, index) =>
      rect([x + 44 + (index * seat) / cushions, y - 164, seat / cushions - 6, 92], lighten(colour, 0.18), {
        rx: 18,
      }),
    ).join('') +
    Array.from({ length: cushions }, (_, index) =>
      rect([x + 42 + (index * seat) / cushions, y - 88, seat / cushions - 3, 40], lighten(colour, 0.26), {
        rx: 12,
      }),
    ).join('') +
    rect([x + 24, y - 52, width - 48, 40], darken(colour, 0.1), { rx: 10 }) +
    rect([x, y - 124, 58, 112], darken(colour, 0.06), { rx: 22 }) +
    rect([x + width - 58, y - 124, 58, 112], darken(colour, 0.12), { rx: 22 }) +
    rect([x + 66, y - 146, 74, 70], pillow, {
      rx: 12,
      transform: `rotate(-10 ${round(x + 103)} ${round(y - 110)})`,
    }) +
    rect([x + width - 146, y - 146, 74, 70], lighten(pillow, 0.45), {
      rx: 12,
      transform: `rotate(9 ${round(x + width - 110)} ${round(y - 110)})`,
    })
  );
}

/** A low round table with something on it. */
export function coffeeTable({ x, y, width, wood = '#B98552' }) {
  return (
    underneath([x, y + 4, width * 0.5], 9) +
    [-0.32, 0.32]
      .map((side) =>
        stroke(`M${round(x + side * width)} ${y - 58}l${round(side * 26)} 60`, darken(wood, 0.4), {
          width: 9,
        }),
      )
      .join('') +
    ellipse([x, y - 60, width / 2, 20], darken(wood, 0.25)) +
    ellipse([x, y - 67, width / 2, 20], wood) +
    rect([x - 60, y - 82, 64, 10], '#F4EDE1') +
    rect([x - 54, y - 91, 54, 9], '#0D5B76') +
    rect([x + 22, y - 100, 26, 34], '#EDE4D6', { rx: 5 })
  );
}

/** A floor lamp that glows a little. */
export const floorLamp = (scene, { x, y, height = 330 }) =>
  ellipse([x, y - height + 40, 170], scene.glow('#FFE3A8', scene.light.lit ? 0.75 : 0.35)) +
  underneath([x, y, 36], 6) +
  rect([x - 2.5, y - height + 60, 5, height - 60], '#4C4238') +
  ellipse([x, y, 30, 6], '#4C4238') +
  polygon(
    [
      [x - 32, y - height],
      [x + 32, y - height],
      [x + 50, y - height + 66],
      [x - 50, y - height + 66],
    ],
    scene.light.lit ? '#FFEBC2' : '#F3E8D3',
  );

/** A potted plant: `kind` 'palm' with arching leaves or 'rubber' with ovals. */
export function houseplant(scene, { x, y, height = 260, kind = scene.dice.pick(['palm', 'rubber']) }) {
  const { dice } = scene;
  const greens = ['#3F6F4A', '#5C8B59', '#2F5A3C', '#79A36A'];
  const pot = dice.pick(['#D8C3A0', '#C67B52', '#E9E4D8', '#54636A']);
  const leaves = dice.repeat(16, (index) => {
    const turn = -Math.PI * (0.12 + (index / 15) * 0.76);
    const reach = height * dice.between(0.55, 0.9);
    const [tx, ty] = [x + Math.cos(turn) * reach * 0.75, y - 70 + Math.sin(turn) * reach];
    const colour = dice.pick(greens);
    if (kind === 'palm') {
      const bend = `${round(x + Math.cos(turn) * reach * 0.2)} ${round(ty - 26)} ${round(tx)} ${round(ty + reach * 0.18)}`;
      return stroke(`M${x} ${y - 66}Q${bend}`, colour, { width: round(dice.between(7, 13)) });
    }
    return (
      stroke(`M${x} ${y - 66}L${round(tx)} ${round(ty)}`, '#3B5A3E', { width: 3 }) +
      ellipse([tx, ty, height * 0.09, height * 0.05], colour, {
        transform: `rotate(${round((turn * 180) / Math.PI)} ${round(tx)} ${round(ty)})`,
      })
    );
  });
  return (
    underneath([x, y, 52], 8) +
    leaves +
    polygon(
      [
        [x - 42, y - 74],
        [x + 42, y - 74],
        [x + 32, y],
        [x - 32, y],
      ],
      pot,
    ) +
    polygon(
      [
        [x + 12, y - 74],
        [x + 42, y - 74],
        [x + 32, y],
        [x + 12, y],
      ],
      darken(pot, 0.18),
    )
  );
}

const PRINTS = [
  ([x, y, w, h], colour) =>
    path(
      `M${x} ${y + h * 0.66}q${w * 0.25} ${-h * 0.3} ${w * 0.5} ${-h * 0.06}t${w * 0.5} ${-h * 0.06}V${y + h}H${x}z`,
      colour,
    ) + ellipse([x + w * 0.68, y + h * 0.3, w * 0.13], '#EE8A32'),
  ([x, y, w, h], colour) =>
    polygon(
      [
        [x + w * 0.5, y + h * 0.16],
        [x + w * 0.5, y + h * 0.68],
        [x + w * 0.2, y + h * 0.68],
      ],
      colour,
    ) +
    polygon(
      [
        [x + w * 0.54, y + h * 0.26],
        [x + w * 0.54, y + h * 0.68],
        [x + w * 0.78, y + h * 0.68],
      ],
      lighten(colour, 0.4),
    ) +
    path(`M${x + w * 0.18} ${y + h * 0.74}h${w * 0.64}l${-w * 0.1} ${h * 0.1}h${-w * 0.44}z`, '#A9470B'),
  ([x, y, w, h], colour) =>
    [0.3, 0.5, 0.7]
      .map((at, index) =>
        stroke(
          `M${x + w * 0.5} ${y + h * 0.9}Q${x + w * 0.5} ${y + h * 0.5} ${x + w * at} ${y + h * (0.18 + index * 0.05)}`,
          colour,
          { width: 7 },
        ),
      )
      .join(''),
  ([x, y, w, h], colour) =>
    [0.25, 0.45, 0.65]
      .map((at, index) => rect([x, y + h * at, w, h * 0.12], lighten(colour, index * 0.25)))
      .join(''),
];

/** A framed print of the sea, a boat or leaves. */
export function picture(scene, [x, y, width, height], colour) {
  const frame = scene.dice.pick(['#7A5A38', '#3B4A50', '#F8F4EB', '#B98552']);
  const inner = [x + 20, y + 20, width - 40, height - 40];
  return (
    rect([x + 6, y + 8, width, height], '#2B1B0B', { opacity: 0.2, ...soft(6) }) +
    rect([x, y, width, height], frame) +
    rect([x + 9, y + 9, width - 18, height - 18], '#FBF8F1') +
    scene.within(
      `M${inner[0]} ${inner[1]}h${inner[2]}v${inner[3]}h-${inner[2]}z`,
      rect(inner, mix(colour, '#F7F1E6', 0.82)) + scene.dice.pick(PRINTS)(inner, colour),
    )
  );
}

/** A rug, as an ellipse seen at an angle or a slanted rectangle with stripes. */
export function rug(scene, { x, y, width, depth, colour }) {
  const pale = mix(colour, '#F7F1E6', 0.7);
  if (scene.dice.chance(0.5))
    return (
      ellipse([x, y, width / 2, depth / 2], pale) +
      ellipse([x, y, width * 0.45, depth * 0.4], 'none', {
        stroke: mix(colour, '#ffffff', 0.35),
        'stroke-width': 5,
      })
    );
  const row = (t) => [
    [x - width * (0.42 + t * 0.08), y - depth / 2 + t * depth],
    [x + width * (0.42 + t * 0.08), y - depth / 2 + t * depth],
  ];
  const stripes = [0.12, 0.3, 0.7, 0.88]
    .map((t) => polygon([...row(t), ...row(t + 0.05).reverse()], mix(colour, '#ffffff', 0.25)))
    .join('');
  return polygon([...row(0), ...row(1).reverse()], pale) + stripes;
}

/** A hanging lamp; its cord starts at the ceiling. */
export const pendant = (scene, { x, y, colour }) =>
  ellipse([x, y, 150], scene.glow('#FFE3A8', scene.light.lit ? 0.7 : 0.3)) +
  rect([x - 1.5, -10, 3, y - 20], '#3B3A38') +
  path(`M${x - 46} ${y}q6 -60 46 -60t46 60z`, colour) +
  ellipse([x, y, 46, 8], '#FFF3CF');
