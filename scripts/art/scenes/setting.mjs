import { darken, mix } from '../core/colour.mjs';
import { group, polygon, rect, soft } from '../core/shapes.mjs';
import { plaster, tiles } from '../brushes/building.mjs';
import { dune, footpath, lawn, street, tuft } from '../brushes/ground.mjs';
import { bush, hedge, overhang, pampas, pine, poplar, tree, treeLine } from '../brushes/plants.mjs';
import { sea } from '../brushes/sea.mjs';
import { gull, sky } from '../brushes/sky.mjs';

/** Houses across the block, pale with distance. */
function neighbours(scene, horizon) {
  const { dice, light, width } = scene;
  const far = (colour) => mix(colour, light.haze, 0.45);
  let content = '';
  for (let x = -60; x < width;) {
    const [w, h] = [dice.between(120, 210), dice.between(60, 120)];
    const y = horizon - h + 20;
    content += plaster(scene, [x, y, w, h + 20], {
      colour: far(dice.pick(['#F2E8D8', '#E3D3BC', '#DDE3E0'])),
      eaves: 8,
    });
    content += tiles(
      scene,
      [
        [x - 14, y],
        [x + w * 0.2, y - h * 0.42],
        [x + w * 0.8, y - h * 0.42],
        [x + w + 14, y],
      ],
      far(dice.pick(['#A6492B', '#7E8488', '#B4603A'])),
    );
    content += rect([x + w * 0.3, y + 24, w * 0.22, h * 0.35], far('#3E6679'));
    x += w + dice.between(10, 70);
  }
  return group(content, { opacity: 0.92 });
}

const BACKDROPS = {
  sea: (scene, horizon) =>
    sea(scene, { top: horizon - 44, bottom: horizon + 20, sunX: scene.width * 0.8 }) +
    group(dune(scene, { base: horizon + 12, rise: 34, from: 0.6 })),
  pines: (scene, horizon) =>
    treeLine(scene, { y: horizon + 8, height: 110 }) +
    scene.dice.repeat(8, () =>
      pine(scene, {
        x: scene.dice.between(-20, scene.width + 20),
        y: horizon + 24,
        height: scene.dice.between(210, 400),
      }),
    ),
  town: (scene, horizon) => treeLine(scene, { y: horizon + 4, height: 70 }) + neighbours(scene, horizon),
  poplars: (scene, horizon) =>
    treeLine(scene, { y: horizon + 8, height: 60 }) +
    scene.dice.repeat(9, (index) =>
      poplar(scene, {
        x: index * 145 + scene.dice.between(-30, 30),
        y: horizon + 22,
        height: scene.dice.between(200, 320),
      }),
    ),
};

/** Sky, what lies behind, and the ground in front: `backdrop` sea, pines, town or poplars; `ground` lawn or street. */
export function outdoors(scene, { horizon, backdrop, ground = 'lawn', groundTop }) {
  const { dice, width } = scene;
  const sun = dice.chance(0.6) ? [width * dice.between(0.12, 0.88), horizon * dice.between(0.3, 0.62)] : null;
  const birds = dice.repeat(dice.whole(0, 4), () =>
    gull(
      [dice.between(0, width), dice.between(60, horizon * 0.5)],
      dice.between(7, 13),
      mix(scene.light.shade, scene.light.sky[1], 0.35),
    ),
  );
  scene.paint(
    sky(scene, { bottom: horizon, sun, heaps: dice.whole(1, 3) }),
    birds,
    BACKDROPS[backdrop](scene, horizon),
  );
  scene.paint(
    lawn(scene, { top: horizon + 14 }),
    ground === 'street' ? street(scene, { top: groundTop }) : '',
  );
}

/** What closes the plot beside and behind a house, before the house itself is painted. */
export function enclosure(scene, { y }) {
  const { dice, width } = scene;
  const kind = dice.pick(['hedge', 'trees', 'both']);
  if (kind !== 'hedge') {
    for (const x of [dice.between(20, 150), dice.between(width - 150, width - 20)])
      scene.paint(tree(scene, { x, y: y - 10, height: dice.between(300, 430) }));
  }
  if (kind !== 'trees')
    scene.paint(hedge(scene, { from: -30, to: width + 30, y, height: dice.between(60, 84) }));
}

/** Front garden: a path to the door, bushes at both sides, sometimes a tree, grass at the lower edge. */
export function frontGarden(scene, { doorX, groundY, clear = [330, 870] }) {
  const { dice, width, height } = scene;
  const bottomX = doorX + dice.between(-180, 180);
  scene.paint(
    footpath(scene, { x: doorX, top: groundY, width: 76, bottomX, bottomWidth: dice.between(150, 230) }),
  );
  for (let index = 0; index < 9; index += 1) {
    const left = index % 2 === 0;
    const x = left ? dice.between(-10, clear[0]) : dice.between(clear[1], width + 10);
    scene.paint(bush(scene, { x, y: groundY + dice.between(8, 50), size: dice.between(34, 62) }));
  }
  if (dice.chance(0.6))
    scene.paint(
      tree(scene, {
        x: dice.chance(0.5) ? dice.between(40, 130) : dice.between(width - 130, width - 40),
        y: groundY + 40,
        height: dice.between(330, 460),
      }),
    );
  if (dice.chance(0.4))
    scene.paint(pampas(scene, { x: dice.chance(0.5) ? 120 : width - 120, y: groundY + 110, height: 190 }));
  foreground(scene, { y: height + 6 });
}

/** What stands nearest the painter: grass at the lower edge, perhaps a branch above. */
export function foreground(scene, { y, branch = scene.dice.chance(0.45) }) {
  const { dice, width } = scene;
  for (let index = 0; index < 9; index += 1)
    scene.paint(tuft(scene, { x: dice.between(0, width), y, height: dice.between(50, 105), stems: 11 }));
  if (branch) scene.paint(overhang(scene, { side: dice.pick(['left', 'right']) }));
}

/** The long shadow that a building throws to one side. */
export const castShadow = (scene, { x, y, width, reach = 130 }) =>
  polygon(
    [
      [x, y - 6],
      [x + width, y - 6],
      [x + width + reach, y + 46],
      [x + reach * 0.6, y + 46],
    ],
    darken(scene.light.shade, 0.2),
    { opacity: 0.34, ...soft(6) },
  );
