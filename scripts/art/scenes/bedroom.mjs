import { houseplant, picture, rug, underneath } from '../brushes/furniture.mjs';
import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, polygon, rect, round, stroke } from '../core/shapes.mjs';
import { ACCENTS, FLOOR, WALLS } from './room-colours.mjs';
import { room, view } from './rooms.mjs';

/** Bedroom with a double bed or two single ones. */
export function bedroom(scene, { outlook = 'pines', beds = 1 }) {
  const { dice } = scene;
  const [wall, accent, floorColour] = [dice.pick(WALLS), scene.tone(dice.pick(ACCENTS)), dice.pick(FLOOR)];
  const floorTop = 640;
  room(scene, { floorTop, wall, floorColour });
  const side = dice.chance(0.5);
  const windowX = beds === 2 ? 490 : side ? 800 : 120;
  const width = beds === 2 ? 230 : 290;
  scene.paint(
    view(scene, [windowX, 130, width, 300], {
      panes: 2,
      outlook,
      curtains: dice.pick(['#F7F1E6', lighten(accent, 0.65)]),
    }),
    rug(scene, { x: 600, y: 820, width: 980, depth: 130, colour: accent }),
  );
  const head = scene.tone(dice.pick(['#8B5E34', '#B98552', '#E6DCCB', '#54636A']));
  const places =
    beds === 2
      ? [
          [120, 330],
          [750, 330],
        ]
      : [[side ? 170 : 500, 520]];
  for (const [x, w] of places) scene.paint(bed(scene, { x, width: w, floor: floorTop + 190, accent, head }));
  const tables = beds === 2 ? [606] : [places[0][0] - 70, places[0][0] + 590];
  for (const x of tables) scene.paint(nightstand(scene, { x, y: floorTop + 104, head }));
  if (beds === 1) {
    const centre = places[0][0] + 260;
    scene.paint(
      picture(scene, [centre - 170, 140, 150, 180], accent),
      picture(scene, [centre + 20, 140, 150, 180], accent),
    );
  } else
    scene.paint(picture(scene, [200, 170, 170, 150], accent), picture(scene, [830, 170, 170, 150], accent));
  scene.paint(houseplant(scene, { x: side || beds === 2 ? 1150 : 60, y: floorTop + 130, height: 230 }));
}

function bed(scene, { x, width, floor, accent, head }) {
  const linen = scene.tone('#FBF8F2');
  const pillows = width > 400 ? 2 : 1;
  const slot = (width - 40) / pillows;
  return (
    underneath([x + width / 2, floor + 4, width * 0.6], 18) +
    rect([x - 14, floor - 370, width + 28, 280], scene.ramp([lighten(head, 0.12), darken(head, 0.1)]), {
      rx: 16,
    }) +
    Array.from(
      { length: pillows },
      (_, index) =>
        rect([x + 20 + index * slot + 8, floor - 262, slot - 16, 92], darken(linen, 0.05), { rx: 26 }) +
        rect(
          [x + 20 + index * slot + slot * 0.22, floor - 232, slot * 0.56, 66],
          mix(accent, '#ffffff', 0.35),
          { rx: 18 },
        ),
    ).join('') +
    polygon(
      [
        [x, floor - 190],
        [x + width, floor - 190],
        [x + width + 34, floor - 20],
        [x - 34, floor - 20],
      ],
      linen,
    ) +
    polygon(
      [
        [x - 10, floor - 140],
        [x + width + 10, floor - 140],
        [x + width + 40, floor - 6],
        [x - 40, floor - 6],
      ],
      mix(accent, '#ffffff', 0.12),
    ) +
    polygon(
      [
        [x - 7, floor - 154],
        [x + width + 7, floor - 154],
        [x + width + 12, floor - 118],
        [x - 12, floor - 118],
      ],
      mix(accent, '#ffffff', 0.55),
    ) +
    [0.2, 0.5, 0.8]
      .map((t) =>
        stroke(
          `M${round(x + width * t)} ${floor - 116}q${round((t - 0.5) * 30)} 50 ${round((t - 0.5) * 60)} 106`,
          darken(accent, 0.12),
          { width: 3, opacity: 0.5 },
        ),
      )
      .join('') +
    rect([x - 36, floor - 8, width + 72, 12], darken(head, 0.25))
  );
}

const nightstand = (scene, { x, y, head }) =>
  underneath([x, y, 56], 8) +
  rect([x - 46, y - 110, 92, 110], head, { rx: 6 }) +
  rect([x - 38, y - 98, 76, 38], lighten(head, 0.12)) +
  rect([x - 38, y - 52, 76, 38], lighten(head, 0.12)) +
  ellipse([x, y - 79, 4], '#E7C678') +
  ellipse([x, y - 33, 4], '#E7C678') +
  ellipse([x, y - 176, 120], scene.glow('#FFE3A8', scene.light.lit ? 0.8 : 0.4)) +
  rect([x - 4, y - 160, 8, 50], '#8C7A60') +
  polygon(
    [
      [x - 22, y - 206],
      [x + 22, y - 206],
      [x + 36, y - 156],
      [x - 36, y - 156],
    ],
    '#FFF0CF',
  );
