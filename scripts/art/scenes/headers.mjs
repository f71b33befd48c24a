import { beachChair, breakwater, pier, stroller, umbrella } from '../brushes/beach.mjs';
import { dune } from '../brushes/ground.mjs';
import { pampas, pine } from '../brushes/plants.mjs';
import { sky } from '../brushes/sky.mjs';
import { darken, mix } from '../core/colour.mjs';
import { group, path, polygon, rect } from '../core/shapes.mjs';
import { birds, duneGrass, shoreline, umbrellas } from './beach-parts.mjs';
import { tower } from './skyline.mjs';

/** The city's towers along one side of the horizon. */
const skyline = (scene, { y, from, to, tallest }) => {
  const count = Math.ceil(Math.abs(to - from) / 34);
  return scene.dice.repeat(count, (index) => {
    const t = index / count;
    return tower(scene, {
      x: from + t * (to - from),
      y,
      width: scene.dice.between(30, 56),
      height: tallest * scene.dice.between(0.35, 1) * (1 - t * 0.5),
    });
  });
};

const HEADERS = {
  amanecer(scene) {
    scene.paint(
      sky(scene, { bottom: 400, sun: [1290, 342], heaps: 3 }),
      birds(scene, 8, [700, 1700, 120, 290]),
    );
    scene.paint(
      shoreline(scene, { horizon: 400, shore: 610, sunX: 1290 }),
      group(pier(scene, { y: 430, reach: 760, from: 'left' })),
      breakwater(scene, { x: 1560, y: 470, reach: 420 }),
    );
    scene.paint(
      stroller(scene, { x: 980, y: 680, size: 62, colour: '#C4302B' }),
      stroller(scene, { x: 1020, y: 684, size: 58, colour: '#0D5B76' }),
    );
    scene.paint(
      dune(scene, { base: 790, rise: 90, from: 0.2 }),
      duneGrass(scene, { count: 24, from: -20, to: 760, y: 780, height: 110 }),
      duneGrass(scene, { count: 12, from: 1500, to: 1940, y: 800, height: 90 }),
    );
  },
  dia(scene) {
    scene.paint(
      sky(scene, { bottom: 390, sun: [420, 120], heaps: 6 }),
      birds(scene, 7, [300, 1500, 90, 260]),
    );
    scene.paint(
      skyline(scene, { y: 398, from: 1920, to: 1330, tallest: 150 }),
      polygon(
        [
          [1300, 400],
          [1930, 386],
          [1930, 402],
        ],
        mix(scene.light.leaf[1], scene.light.haze, 0.4),
      ),
    );
    scene.paint(shoreline(scene, { horizon: 392, shore: 570, sunX: 420 }));
    for (const [x, y, size] of [
      [640, 604, 30],
      [690, 606, 26],
      [1120, 600, 28],
      [1420, 612, 32],
    ])
      scene.paint(
        stroller(scene, { x, y, size, colour: scene.dice.pick(['#C4302B', '#F5C95B', '#0D5B76']) }),
      );
    umbrellas(scene, { rows: 4, top: 640, bottom: 790 });
  },
  tarde(scene) {
    scene.paint(
      sky(scene, { bottom: 400, sun: [1180, 230], heaps: 4 }),
      birds(scene, 6, [800, 1600, 110, 280]),
    );
    scene.paint(shoreline(scene, { horizon: 400, shore: 600, sunX: 1180 }), cliffs(scene));
    scene.paint(dune(scene, { base: 760, rise: 120, from: 0.4 }));
    for (const [x, y, height] of [
      [60, 760, 470],
      [190, 770, 390],
      [300, 780, 320],
      [1850, 770, 360],
    ])
      scene.paint(pine(scene, { x, y, height }));
    scene.paint(
      duneGrass(scene, { count: 38, from: -20, to: 1940, y: 800, height: 100 }),
      pampas(scene, { x: 1640, y: 796, height: 200 }),
      pampas(scene, { x: 480, y: 806, height: 170 }),
    );
  },
  ocaso(scene) {
    scene.paint(
      sky(scene, { bottom: 410, sun: [1240, 352], heaps: 4 }),
      skyline(scene, { y: 416, from: -20, to: 900, tallest: 230 }),
      polygon(
        [
          [-20, 398],
          [880, 408],
          [960, 416],
          [-20, 424],
        ],
        scene.light.leaf[2],
      ),
    );
    scene.paint(
      shoreline(scene, { horizon: 412, shore: 620, sunX: 1240 }),
      birds(scene, 7, [900, 1800, 140, 300]),
      breakwater(scene, { x: -40, y: 470, reach: 460 }),
    );
    scene.paint(
      umbrella(scene, { x: 1500, y: 720, size: 1, colours: ['#0D5B76', '#F4EDE1'], tilt: 6 }),
      beachChair(scene, { x: 1540, y: 722, size: 1.3, colour: '#F8C27A' }),
      beachChair(scene, { x: 1430, y: 730, size: 1.3, colour: '#E58A6A' }),
    );
    scene.paint(
      duneGrass(scene, { count: 22, from: -20, to: 640, y: 806, height: 90 }),
      duneGrass(scene, { count: 9, from: 1680, to: 1940, y: 806, height: 100 }),
    );
  },
};

/** One of the four wide headers of the site: the beach of Miramar at `hour`. */
export function header(scene, { hour }) {
  HEADERS[hour](scene);
}

/** Low cliffs with a lighthouse, as towards the south. */
function cliffs(scene) {
  const { light } = scene;
  const rock = scene.tone('#C2A377');
  const body =
    'M1240 408C1330 392 1400 360 1520 352S1760 316 1930 300V470C1800 450 1700 452 1600 440S1360 420 1240 408Z';
  const grass =
    'M1240 408C1330 388 1400 352 1520 344S1760 306 1930 290V330C1780 344 1640 366 1540 372S1340 400 1240 408Z';
  const tall = group(
    polygon(
      [
        [-16, 0],
        [-10, -130],
        [10, -130],
        [16, 0],
      ],
      '#F6F1E7',
    ) +
      polygon(
        [
          [-13.5, -44],
          [-12, -76],
          [12, -76],
          [13.5, -44],
        ],
        '#B4502F',
      ) +
      polygon(
        [
          [-10.6, -112],
          [-10, -130],
          [10, -130],
          [10.6, -112],
        ],
        '#B4502F',
      ) +
      rect([-13, -137, 26, 7], '#2F3A3F') +
      rect([-8, -155, 16, 18], '#FFE9B0') +
      polygon(
        [
          [-11, -155],
          [0, -169],
          [11, -155],
        ],
        '#2F3A3F',
      ),
    { transform: 'translate(1770 322) scale(.9)' },
  );
  return (
    path(
      body,
      scene.gradient([
        [0, rock],
        [1, darken(rock, 0.4)],
      ]),
    ) +
    path(grass, scene.ramp([light.leaf[1], light.lawn[1]])) +
    tall
  );
}
