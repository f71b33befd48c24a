import { houseplant, rug, underneath } from '../brushes/furniture.mjs';
import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, path, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';
import { tap } from './fixtures.mjs';
import { mirror, room, view } from './rooms.mjs';

/** Bathroom: basin and mirror, shower behind glass or a tub under the window. */
export function bath(scene, { layout = 'shower' }) {
  const { dice } = scene;
  const floorTop = 680;
  room(scene, {
    floorTop,
    wall: dice.pick(['#EEF1EC', '#F1E8DB', '#E3EAE8']),
    floor: 'tile',
    floorColour: dice.pick(['#C9D2D2', '#D9CBB4', '#9FB0B2']),
  });
  const tile = scene.tone(dice.pick(['#BFD9DC', '#F4EFE5', '#C9D8C4', '#E6C9AE', '#8FB3BC']));
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 16 }, (_unused, column) =>
      rect(
        [column * 78, 210 + row * 52, 75, 49],
        mix(tile, dice.pick(['#ffffff', '#6F8B90']), dice.between(0, 0.13)),
      ),
    ).join(''),
  ).join('');
  scene.paint(
    rect([0, 206, 1200, floorTop - 222], darken(tile, 0.14)),
    rows,
    rect([0, 196, 1200, 12], scene.tone('#FBF8F2')),
  );
  const vanity = scene.tone(dice.pick(['#A97B4C', '#F4EFE5', '#54707C', '#8B5E34']));
  scene.paint(
    mirror(scene, [300, 300, 116], dice.pick(['#B98552', '#3B4A50', '#F8F4EB'])),
    [150, 450].map(
      (x) => ellipse([x, 270, 90], scene.glow('#FFEFC9', 0.6)) + ellipse([x, 270, 20, 26], '#FFF6DF'),
    ),
    underneath([300, 736, 220]),
    rect([110, 510, 380, 200], scene.ramp([vanity, darken(vanity, 0.18)])),
    rect([124, 530, 170, 76], lighten(vanity, 0.1)),
    rect([306, 530, 170, 76], lighten(vanity, 0.1)),
    rect([124, 618, 352, 76], lighten(vanity, 0.06)),
    rect([96, 488, 408, 24], '#F8F5EE'),
    path('M200 452h200q-10 40 -100 40t-100 -40z', '#FFFFFF'),
    ellipse([300, 452, 100, 12], '#DDE6E7'),
    tap([276, 446]),
    rect([430, 440, 26, 48], scene.tone('#E58A6A'), { rx: 6 }),
    houseplant(scene, { x: 140, y: 490, height: 90 }),
    layout === 'shower' ? shower(scene) : tub(scene, dice.pick(['sea', 'pines', 'garden'])),
    toilet(scene, [620, 742]),
    rug(scene, { x: 330, y: 820, width: 400, depth: 80, colour: tile }),
  );
}

const shower = (scene) =>
  rect([780, 120, 430, 590], '#DDF1F5', { opacity: 0.28 }) +
  stroke('M1080 400V180h-80', '#8C979B', { width: 8 }) +
  polygon(
    [
      [960, 180],
      [1040, 180],
      [1056, 198],
      [944, 198],
    ],
    '#8C979B',
  ) +
  scene.dice.repeat(14, (index) =>
    stroke(`M${952 + index * 7} 204l${index - 7} ${round(scene.dice.between(90, 210))}`, '#ffffff', {
      width: 2,
      opacity: 0.5,
    }),
  ) +
  rect([760, 700, 460, 30], '#F8F5EE') +
  rect([780, 120, 8, 590], '#8C979B') +
  rect([780, 112, 440, 9], '#8C979B') +
  polygon(
    [
      [820, 660],
      [960, 130],
      [1010, 130],
      [870, 660],
    ],
    '#fff',
    { opacity: 0.22 },
  );

const tub = (scene, outlook) =>
  view(scene, [790, 110, 300, 260], { panes: 2, outlook }) +
  underneath([960, 762, 280], 16) +
  path('M700 560h520v110q0 80 -80 80H800q-90 0 -100 -90z', scene.ramp(['#FFFFFF', '#DCE3E4'])) +
  rect([680, 540, 560, 26], '#FBFBF8', { rx: 13 }) +
  stroke('M1110 540v-80q0 -24 -26 -24h-20v16', '#9AA5A9', { width: 9 }) +
  scene.dice.repeat(16, (index) =>
    ellipse([740 + index * 22, 540 - scene.dice.between(0, 16), scene.dice.between(12, 24)], '#ffffff', {
      opacity: 0.85,
    }),
  );

const toilet = (scene, [x, y]) =>
  underneath([x, y, 70], 9) +
  rect([x - 54, y - 210, 108, 96], '#F8F8F4', { rx: 12 }) +
  rect([x - 60, y - 216, 120, 18], '#FFFFFF', { rx: 8 }) +
  ellipse([x, y - 104, 66, 20], '#FFFFFF') +
  path(`M${x - 62} ${y - 100}q4 70 30 100h64q26 -30 30 -100z`, scene.ramp(['#FFFFFF', '#D9DEDD'])) +
  ellipse([x, y - 106, 46, 11], mix('#DDE6E7', scene.light.haze, 0.2), soft(2));
