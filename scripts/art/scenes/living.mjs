import { coffeeTable, floorLamp, houseplant, pendant, picture, rug, sofa } from '../brushes/furniture.mjs';
import { darken, lighten } from '../core/colour.mjs';
import { ACCENTS, FLOOR, WALLS } from './room-colours.mjs';
import { room, sunPatch, view } from './rooms.mjs';

/** Living room; `layout` puts the sofa under the window or against the wall beside it. */
export function living(scene, { outlook = 'sea', layout = 'beside' }) {
  const { dice } = scene;
  const [wall, accent, floorColour] = [dice.pick(WALLS), scene.tone(dice.pick(ACCENTS)), dice.pick(FLOOR)];
  const floorTop = dice.between(620, 660);
  room(scene, { floorTop, wall, floorColour });
  if (layout === 'door') {
    scene.paint(
      view(scene, [430, 110, 640, floorTop - 120], {
        panes: 3,
        outlook,
        curtains: dice.pick([null, '#F7F1E6', '#E7DCC9']),
      }),
      sunPatch(scene, { x: 430, y: floorTop + 6, width: 640, reach: 220 }),
    );
  } else {
    const width = layout === 'under' ? 700 : 560;
    const x = layout === 'under' ? 250 : 540;
    scene.paint(
      view(scene, [x, 120, width, 330], {
        panes: dice.whole(2, 4),
        outlook,
        curtains: dice.chance(0.7) ? dice.pick(['#F7F1E6', '#E7DCC9', lighten(accent, 0.6)]) : null,
      }),
      sunPatch(scene, { x, y: floorTop + 8, width, reach: 200 }),
    );
  }
  const sofaX = { beside: 60, under: 320, door: 40 }[layout];
  const sofaWidth = layout === 'under' ? 560 : dice.between(430, 490);
  if (layout !== 'under')
    scene.paint(
      picture(scene, [130, 170, 150, 190], accent),
      layout === 'beside' ? picture(scene, [300, 210, 110, 140], accent) : '',
    );
  scene.paint(
    rug(scene, { x: 560, y: 800, width: 820, depth: 150, colour: accent }),
    layout === 'under' ? floorLamp(scene, { x: 210, y: floorTop + 70, height: 400 }) : '',
    sofa(scene, { x: sofaX, y: floorTop + 120, width: sofaWidth, colour: accent }),
    coffeeTable({
      x: layout === 'under' ? 610 : 640,
      y: 838,
      width: dice.between(260, 330),
      wood: dice.pick(['#B98552', '#8B5E34', '#E6DCCB']),
    }),
    layout === 'under'
      ? houseplant(scene, { x: 1030, y: floorTop + 90, height: 300 })
      : houseplant(scene, { x: 1120, y: floorTop + 70, height: 300 }),
    layout === 'beside'
      ? floorLamp(scene, { x: 530, y: floorTop + 60, height: 380 })
      : pendant(scene, { x: 690, y: 90, colour: darken(accent, 0.2) }),
  );
}
