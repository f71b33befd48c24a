import { stroller, tent } from '../brushes/beach.mjs';
import { boards, pane, sheet } from '../brushes/building.mjs';
import { sky } from '../brushes/sky.mjs';
import { darken } from '../core/colour.mjs';
import { outline, polygon, rect } from '../core/shapes.mjs';
import { STRIPES, birds, duneGrass, shoreline, umbrellas } from './beach-parts.mjs';

/** Beach club: rows of carpas, umbrellas and a bar of timber. */
export function beachClub(scene, { layout = 'tents' }) {
  const { dice, light } = scene;
  const horizon = 360;
  scene.paint(
    sky(scene, { bottom: horizon, sun: [dice.between(250, 950), dice.between(110, 230)], heaps: 3 }),
    birds(scene, 5, [100, 1100, 80, 240]),
    shoreline(scene, { horizon, shore: 480, sunX: 700 }),
  );
  const colours = dice.pick(STRIPES);
  if (layout === 'bar') {
    scene.paint(bar(scene));
    umbrellas(scene, { rows: 3, top: 640, bottom: 850, from: 560 });
    return;
  }
  for (const [row, size] of [
    [0, 0.62],
    [1, 0.8],
    [2, 1.05],
  ]) {
    const y = 590 + row * 125;
    const [width, gap] = [118 * size, 26 * size];
    const [from, to] = layout === 'aisle' && row > 0 ? [-60, 1300] : [dice.between(-60, 0), 1240];
    for (let x = from; x < to; x += width + gap) {
      const middle = x + width / 2;
      if (layout === 'aisle' && Math.abs(middle - 600) < 60 + row * 55) continue;
      scene.paint(tent(scene, { x, y, width, height: 92 * size, colours }));
    }
  }
  if (layout === 'aisle')
    scene.paint(
      boardwalk(scene),
      stroller(scene, { x: 590, y: 640, size: 74, colour: '#C4302B' }),
      stroller(scene, { x: 632, y: 648, size: 58, colour: '#F5C95B' }),
    );
  else scene.paint(stroller(scene, { x: dice.between(200, 900), y: 648, size: 62, colour: '#0D5B76' }));
  if (light.lit) scene.paint(duneGrass(scene, { count: 10, from: 0, to: 1200, y: 908, height: 70 }));
}

/** The wooden walk between the tents, down to the water. */
function boardwalk(scene) {
  const walk = [
    [575, 500],
    [625, 500],
    [760, 900],
    [440, 900],
  ];
  const gaps = Array.from({ length: 13 }, (_, index) =>
    rect([430, 508 + index * index * 2.6, 340, 2 + index * 0.4], darken(scene.tone('#8B5E34'), 0.2), {
      opacity: 0.6,
    }),
  ).join('');
  return polygon(walk, scene.tone('#C79A63')) + scene.within(outline(walk), gaps);
}

function bar(scene) {
  const wood = '#A97B4C';
  return (
    boards(scene, [70, 560, 470, 190], { colour: wood, board: 24 }) +
    pane(scene, [110, 590, 390, 80], true) +
    rect([90, 668, 430, 16], scene.tone('#E6DCCB')) +
    [0.2, 0.4, 0.6, 0.8]
      .map(
        (t) =>
          rect([70 + 470 * t - 22, 720, 44, 9], scene.tone('#F8C27A')) +
          rect([70 + 470 * t - 4, 728, 8, 64], scene.tone('#6E4826')),
      )
      .join('') +
    sheet(
      scene,
      [
        [20, 566],
        [110, 470],
        [500, 470],
        [590, 566],
      ],
      '#B8985E',
    ) +
    boards(scene, [10, 790, 600, 22], { colour: '#8B5E34', board: 60 }) +
    [140, 300, 460]
      .map(
        (x) =>
          polygon(
            [
              [x, 470],
              [x + 4, 470],
              [x + 4, 400],
              [x, 400],
            ],
            scene.tone('#E9E0D0'),
          ) +
          polygon(
            [
              [x + 4, 400],
              [x + 52, 412],
              [x + 4, 428],
            ],
            scene.tone('#EE8A32'),
          ),
      )
      .join('')
  );
}
