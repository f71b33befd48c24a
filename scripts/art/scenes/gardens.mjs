import { plaster, pool, tiles, window } from '../brushes/building.mjs';
import { groundShadow } from '../brushes/ground.mjs';
import { bush, hedge, tree } from '../brushes/plants.mjs';
import { darken, lighten } from '../core/colour.mjs';
import { ellipse, polygon, rect } from '../core/shapes.mjs';
import { lounger } from './house-parts.mjs';
import { castShadow, foreground, outdoors } from './setting.mjs';

/** A garden parasol with a table under it. */
function parasol(scene, { x, y, colour }) {
  const cloth = scene.tone(colour);
  return (
    groundShadow(scene, [x + 30, y, 150], 16) +
    rect([x - 4, y - 250, 8, 250], scene.tone('#E9E0D0')) +
    polygon(
      [
        [x - 150, y - 190],
        [x, y - 262],
        [x + 150, y - 190],
      ],
      cloth,
    ) +
    polygon(
      [
        [x - 50, y - 190],
        [x, y - 262],
        [x + 50, y - 190],
      ],
      lighten(cloth, 0.3),
    ) +
    polygon(
      [
        [x + 90, y - 190],
        [x, y - 262],
        [x + 150, y - 190],
      ],
      darken(cloth, 0.14),
    ) +
    ellipse([x, y - 74, 96, 15], scene.tone('#F4EDE1')) +
    rect([x - 6, y - 70, 12, 68], scene.tone('#B9A98C')) +
    [-128, 96]
      .map(
        (offset) =>
          rect([x + offset, y - 56, 34, 8], scene.tone('#8B5E34')) +
          rect([x + offset + (offset < 0 ? 0 : 28), y - 108, 6, 108], scene.tone('#8B5E34')) +
          rect([x + offset + (offset < 0 ? 28 : 0), y - 52, 6, 52], scene.tone('#6E4826')),
      )
      .join('')
  );
}

/** The back garden with its pool. */
export function garden(scene, { backdrop = 'pines' }) {
  const { dice } = scene;
  outdoors(scene, { horizon: 430, backdrop });
  scene.paint(hedge(scene, { from: -20, to: 1220, y: 520, height: 100 }));
  const wallX = dice.between(-220, -120);
  scene.paint(
    castShadow(scene, { x: wallX, y: 592, width: 420 }),
    plaster(scene, [wallX, 300, 420, 292], {
      colour: dice.pick(['#F6F0E3', '#EBDCC4', '#E4E9E6']),
      eaves: 30,
    }),
    window(scene, [wallX + 230, 390, 150, 200], { frame: '#3B4A50', sill: false }),
    tiles(
      scene,
      [
        [wallX - 40, 316],
        [wallX + 20, 190],
        [wallX + 330, 190],
        [wallX + 460, 316],
      ],
      dice.pick(['#A6492B', '#5E666B']),
    ),
    polygon(
      [
        [-20, 592],
        [360, 592],
        [480, 680],
        [-20, 680],
      ],
      scene.tone('#E3D6BF'),
    ),
    pool(scene, {
      x: dice.between(460, 540),
      y: 620,
      width: dice.between(430, 540),
      depth: dice.between(130, 170),
      skew: 90,
    }),
    parasol(scene, {
      x: dice.between(220, 300),
      y: 800,
      colour: dice.pick(['#0D5B76', '#EE8A32', '#C4302B', '#F4EDE1']),
    }),
    lounger(scene, 1010, 596),
    tree(scene, { x: dice.between(1040, 1130), y: 560, height: 380 }),
  );
  for (let index = 0; index < 7; index += 1)
    scene.paint(bush(scene, { x: 420 + index * 110, y: 556, size: dice.between(28, 46) }));
  foreground(scene, { y: 912 });
}
