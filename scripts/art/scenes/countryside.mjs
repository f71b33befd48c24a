import { groundShadow, lawn, tuft } from '../brushes/ground.mjs';
import { pampas, pine, tree, treeLine } from '../brushes/plants.mjs';
import { gull, ridge, sky } from '../brushes/sky.mjs';
import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, path, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';
import { foreground, outdoors } from './setting.mjs';

/** A fenced plot for sale: posts and wires, a stake, tall grass. */
export function plot(scene, { backdrop = 'town' }) {
  const { dice } = scene;
  outdoors(scene, { horizon: 470, backdrop });
  const posts = Array.from({ length: 9 }, (_, index) => index / 8);
  const wood = scene.tone('#8A6A48');
  const back = posts.map((t) => rect([120 + t * 960, 520, 9, 66], darken(wood, 0.1))).join('');
  scene.paint(
    back,
    [534, 552, 570].map((y) => rect([120, y, 968, 2], darken(wood, 0.3), { opacity: 0.7 })).join(''),
  );
  const rows = dice.repeat(60, () => {
    const y = dice.between(590, 790);
    return tuft(scene, {
      x: dice.between(60, 1140),
      y,
      height: 20 + (y - 560) * 0.16,
      stems: 5,
      colours: [scene.light.lawn[0], scene.light.leaf[1], lighten(scene.light.lawn[0], 0.3)],
    });
  });
  scene.paint(
    polygon(
      [
        [480, 600],
        [720, 600],
        [860, 900],
        [340, 900],
      ],
      scene.tone('#CDB58C'),
      { opacity: 0.55, ...soft(6) },
    ),
    rows,
  );
  if (dice.chance(0.7))
    scene.paint(
      tree(scene, { x: dice.between(180, 330), y: 620, height: dice.between(240, 330) }),
      pine(scene, { x: dice.between(880, 1040), y: 610, height: dice.between(280, 380) }),
    );
  scene.paint(
    ...posts.map((t) => {
      const x = t * 1240 - 20;
      return (
        rect(
          [x, 700, 22, 170],
          scene.gradient([
            [0, lighten(wood, 0.15)],
            [1, darken(wood, 0.2)],
          ]),
        ) + groundShadow(scene, [x + 16, 868, 30], 5)
      );
    }),
    ...[730, 772, 816].map((y) =>
      stroke(`M-10 ${y}Q300 ${y + 8} 600 ${y}T1210 ${y}`, darken(scene.tone('#6E7478'), 0.1), { width: 3 }),
    ),
    board(scene, [dice.between(500, 640), 620]),
  );
  foreground(scene, { y: 912 });
}

/** A sale board that shows the little house of the site. */
const board = (scene, [x, y]) =>
  rect([x + 20, y, 10, 200], scene.tone('#7A5232')) +
  rect([x + 140, y, 10, 200], scene.tone('#7A5232')) +
  rect([x - 6, y - 36, 182, 116], scene.tone('#F4EDE1')) +
  rect([x, y - 30, 170, 104], scene.tone('#0D5B76')) +
  polygon(
    [
      [x + 45, y + 24],
      [x + 85, y - 12],
      [x + 125, y + 24],
    ],
    '#FBF8F2',
  ) +
  rect([x + 58, y + 24, 54, 32], '#FBF8F2') +
  rect([x + 78, y + 34, 14, 22], scene.tone('#EE8A32'));

/** Open country: fields in strips, a mill, a herd far away. */
export function field(scene, { crop = 'wheat' }) {
  const { dice, light, width } = scene;
  const horizon = 430;
  scene.paint(
    sky(scene, { bottom: horizon, sun: [width * dice.between(0.15, 0.8), dice.between(150, 300)], heaps: 3 }),
    dice.repeat(3, () =>
      gull([dice.between(100, 1100), dice.between(80, 240)], 10, mix(light.shade, light.sky[1], 0.3)),
    ),
  );
  scene.paint(
    ridge(scene, { base: horizon + 6, height: 46, colour: mix(light.leaf[2], light.haze, 0.5) }),
    treeLine(scene, { y: horizon + 10, height: 46 }),
    lawn(scene, { top: horizon + 12 }),
  );
  const golds = crop === 'wheat' ? ['#E3C070', '#C99B47'] : ['#9DB868', '#5F8A46'];
  const strip = (top, bottom, colour) =>
    path(
      `M0 ${top}Q400 ${top - 20} 1200 ${top + 10}V${bottom + 20}Q600 ${bottom - 26} 0 ${bottom}Z`,
      scene.tone(colour),
    );
  scene.paint(
    strip(480, 540, golds[0]),
    strip(530, 640, mix(golds[0], golds[1], 0.5)),
    strip(630, 900, golds[1]),
  );
  const rows = dice.repeat(26, (index) => {
    const x = (index / 25) * 2400 - 600;
    return stroke(
      `M${round(600 + (x - 600) * 0.28)} 545L${round(x)} 910`,
      darken(scene.tone(golds[1]), 0.22),
      { width: 5, opacity: 0.35 },
    );
  });
  scene.paint(rows, windmill(scene, [dice.between(760, 980), 560]), herd(scene));
  for (let index = 0; index < 60; index += 1)
    scene.paint(
      tuft(scene, {
        x: dice.between(0, width),
        y: dice.between(840, 915),
        height: 74,
        stems: 6,
        colours: [
          lighten(scene.tone(golds[0]), 0.25),
          scene.tone(golds[0]),
          darken(scene.tone(golds[1]), 0.15),
        ],
      }),
    );
  if (dice.chance(0.5)) scene.paint(pampas(scene, { x: 130, y: 880, height: 250 }));
  foreground(scene, { y: 915, branch: dice.chance(0.4) });
}

function windmill(scene, [x, y]) {
  const steel = darken(scene.tone('#8C959A'), 0.15);
  const blades = Array.from({ length: 12 }, (_, index) =>
    polygon(
      [
        [x - 4, y - 290],
        [x + 4, y - 290],
        [x + 11, y - 352],
        [x - 11, y - 352],
      ],
      index % 2 ? steel : lighten(steel, 0.3),
      { transform: `rotate(${index * 30} ${round(x)} ${y - 290})` },
    ),
  ).join('');
  return (
    stroke(
      `M${x - 44} ${y}L${x - 5} ${y - 280}M${x + 44} ${y}L${x + 5} ${y - 280}M${x - 36} ${y - 60}L${x + 27} ${y - 120}M${x + 36} ${y - 60}L${x - 27} ${y - 120}M${x - 22} ${y - 160}L${x + 14} ${y - 220}M${x + 22} ${y - 160}L${x - 14} ${y - 220}`,
      steel,
      { width: 4 },
    ) +
    blades +
    ellipse([x, y - 290, 9], steel) +
    polygon(
      [
        [x + 60, y - 300],
        [x + 118, y - 318],
        [x + 118, y - 270],
        [x + 60, y - 284],
      ],
      scene.tone('#A9470B'),
    ) +
    rect([x + 56, y - 30, 120, 34], scene.tone('#B9AC98')) +
    ellipse([x + 116, y - 30, 60, 9], scene.tone('#7FB7C4'))
  );
}

const herd = (scene) =>
  scene.dice.repeat(7, () => {
    const [x, y] = [scene.dice.between(80, 640), scene.dice.between(492, 524)];
    const hide = scene.tone(scene.dice.pick(['#3A2A22', '#5A3A28', '#EDE4D6']));
    return path(`M${round(x)} ${round(y)}v-16q2 -9 12 -9h20q6 -7 12 -3l-2 9q-4 3 -4 8v11h-4v-9h-22v9z`, hide);
  });
