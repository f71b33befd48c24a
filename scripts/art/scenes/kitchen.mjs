import { pendant, underneath } from '../brushes/furniture.mjs';
import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, path, rect, stroke } from '../core/shapes.mjs';
import { tap } from './fixtures.mjs';
import { WALLS } from './room-colours.mjs';
import { room, view } from './rooms.mjs';

/** A run of cupboard doors. */
function cupboards(scene, [x, y, width, height], { colour, doors, handle = 'top' }) {
  const step = width / doors;
  return Array.from({ length: doors }, (_, index) => {
    const left = x + index * step;
    const grip = handle === 'top' ? y + 14 : y + height - 24;
    return (
      rect([left + 2, y + 2, step - 4, height - 4], colour) +
      rect([left + 10, y + 10, step - 20, height - 20], 'none', {
        stroke: darken(colour, 0.14),
        'stroke-width': 2,
      }) +
      rect([left + step / 2 - 20, grip, 40, 5], '#B9975A')
    );
  }).join('');
}

/** Kitchen: lower and upper cupboards, tiled splashback, window over the sink, a table or island in front. */
export function kitchen(scene, { outlook = 'garden' }) {
  const { dice } = scene;
  const wall = dice.pick(WALLS);
  const floorTop = 690;
  room(scene, {
    floorTop,
    wall,
    floor: dice.pick(['tile', 'timber']),
    floorColour: dice.pick(['#D9CBB4', '#B9C0BE', '#C39A6B']),
  });
  const colour = scene.tone(dice.pick(['#F4EFE5', '#3F6B7C', '#6F8B76', '#D9C8A8', '#52656E', '#C98B66']));
  const upper = dice.chance(0.55) ? colour : scene.tone('#F6F1E7');
  const tile = scene.tone(dice.pick(['#F8F5EE', '#CFE0E2', '#E6D3B8']));
  const grout = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 17 }, (_unused, column) =>
      rect(
        [column * 76 - (row % 2) * 38, 300 + row * 25, 73, 22],
        mix(tile, dice.pick(['#ffffff', '#8FA3A8']), dice.between(0, 0.14)),
      ),
    ).join(''),
  ).join('');
  const windowX = dice.between(380, 520);
  scene.paint(
    rect([0, 298, 1200, 202], darken(tile, 0.16)),
    grout,
    view(scene, [windowX, 150, 320, 250], { panes: 2, outlook }),
    rect([0, 92, windowX - 50, 196], darken(upper, 0.2)),
    cupboards(scene, [0, 92, windowX - 50, 196], { colour: upper, doors: 3, handle: 'bottom' }),
    rect([windowX + 370, 92, 900, 196], darken(upper, 0.2)),
    cupboards(scene, [windowX + 370, 92, 1200 - windowX - 370, 196], {
      colour: upper,
      doors: 3,
      handle: 'bottom',
    }),
    rect([0, 506, 1200, 190], darken(colour, 0.3)),
    cupboards(scene, [0, 512, 1200, 168], { colour, doors: 9 }),
    rect([-10, 488, 1220, 22], scene.tone(dice.pick(['#EDE6DA', '#4A4F52', '#C39A6B']))),
    oven(scene, [dice.between(110, 190), 512]),
    fridge(scene, [1030, 250]),
    tap([windowX + 160, 488]),
    shelfThings(scene, windowX),
  );
  scene.paint(
    island(scene),
    pendant(scene, { x: 470, y: 170, colour: darken(colour, 0.25) }),
    pendant(scene, { x: 730, y: 170, colour: darken(colour, 0.25) }),
  );
}

const oven = (scene, [x, y]) =>
  rect([x, y, 150, 172], '#3B4347') +
  rect([x + 14, y + 44, 122, 98], '#1F2629') +
  rect([x + 14, y + 44, 122, 98], scene.glow('#FFB86B', 0.35)) +
  rect([x + 20, y + 30, 110, 6], '#C9CFD1') +
  [0, 1, 2, 3].map((index) => ellipse([x + 28 + index * 31, y + 15, 7], '#C9CFD1')).join('') +
  rect([x - 2, y - 30, 154, 7], '#2A3033') +
  ellipse([x + 50, y - 44, 38, 15], '#A9470B') +
  rect([x + 12, y - 60, 76, 22], '#A9470B', { rx: 6 }) +
  rect([x + 40, y - 70, 18, 10], '#5A2A10', { rx: 4 });

const fridge = (scene, [x, y]) => {
  const body = scene.tone('#DDE3E4');
  return (
    rect([x, y, 190, 446], darken(body, 0.1), { rx: 10 }) +
    rect([x + 6, y + 6, 172, 140], body, { rx: 8 }) +
    rect([x + 6, y + 152, 172, 288], lighten(body, 0.2), { rx: 8 }) +
    rect([x + 18, y + 70, 7, 62], '#8C979B') +
    rect([x + 18, y + 166, 7, 90], '#8C979B')
  );
};

function shelfThings(scene, windowX) {
  const { dice } = scene;
  const jars = dice.repeat(4, (index) =>
    rect(
      [windowX - 140 + index * 30, 452 - index * 2, 22, 36 + index * 2],
      dice.pick(['#E9D9B8', '#C98B66', '#8FB08C', '#EDE6DA']),
      { rx: 5 },
    ),
  );
  return (
    jars +
    ellipse([windowX + 400, 474, 56, 16], '#8B5E34') +
    dice.repeat(6, (index) =>
      ellipse(
        [windowX + 370 + index * 13, 462 - (index % 2) * 12, 15],
        dice.pick(['#EE8A32', '#F5C95B', '#7FA65B']),
      ),
    )
  );
}

function island(scene) {
  const { dice } = scene;
  const top = scene.tone(dice.pick(['#EDE6DA', '#B98552', '#8B5E34']));
  const stools = [360, 560, 760]
    .map(
      (x) =>
        underneath([x + 40, 884, 60], 9) +
        rect([x, 760, 80, 14], scene.tone('#C39A6B'), { rx: 6 }) +
        stroke(`M${x + 12} 774l-8 108M${x + 68} 774l8 108M${x + 8} 836h64`, '#3B3A38', { width: 6 }),
    )
    .join('');
  const box = scene.tone(dice.pick(['#F4EFE5', '#54707C', '#E6D9C2']));
  return (
    underneath([600, 872, 430], 16) +
    rect([250, 700, 700, 170], scene.ramp([box, darken(box, 0.14)])) +
    rect([220, 676, 760, 26], top) +
    rect([250, 702, 700, 12], '#2B1B0B', { opacity: 0.2 }) +
    bowl(scene, [840, 676]) +
    stools
  );
}

const bowl = (scene, [x, y]) =>
  scene.dice.repeat(5, (index) =>
    ellipse(
      [x - 28 + index * 14, y - 34 - (index % 2) * 8, 15],
      scene.dice.pick(['#C4302B', '#F5C95B', '#7FA65B']),
    ),
  ) + path(`M${x - 54} ${y - 34}h108q-8 34 -54 34t-54 -34z`, '#F8F5EE');
