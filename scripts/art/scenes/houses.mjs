import {
  balustrade,
  boards,
  chimney,
  door,
  plaster,
  stonework,
  tiles,
  window,
} from '../brushes/building.mjs';
import { darken, lighten } from '../core/colour.mjs';
import { path, polygon, rect, round } from '../core/shapes.mjs';
import { DOORS, ROOFS, WALLS } from './house-parts.mjs';
import { castShadow, enclosure, frontGarden, outdoors } from './setting.mjs';

/** A gabled front in stone and plaster, as seen from the street. */
function gable(scene, { x, y, width, rise, ground, roof, wall }) {
  const apex = x + width / 2;
  const front = `M${x} ${ground}V${y}L${apex} ${y - rise}L${x + width} ${y}V${ground}Z`;
  const eave = (out, drop) => [
    [x - out, y + drop],
    [apex, y - rise - 22],
    [x + width + out, y + drop],
  ];
  const [left, top, right] = eave(36, 20);
  return (
    path(
      front,
      scene.gradient([
        [0, lighten(scene.tone(wall), 0.14)],
        [1, scene.tone(wall)],
      ]),
    ) +
    scene.within(
      front,
      stonework(scene, [x, ground - 124, width, 124]) +
        polygon(
          [
            [x, y],
            [apex, y - rise],
            [x + width, y],
            [x + width, y + 22],
            [apex, y - rise + 26],
            [x, y + 22],
          ],
          scene.light.shade,
          { opacity: 0.22 },
        ),
    ) +
    polygon(
      [left, top, right, [right[0] - 22, right[1] + 12], [apex, y - rise + 14], [left[0] + 22, left[1] + 12]],
      darken(scene.tone(roof), 0.2),
    )
  );
}

/** The classic stone chalet; `plan` 'single' or 'double' gable. */
export function chalet(scene, { plan = 'single', backdrop = 'town' }) {
  const { dice } = scene;
  const [horizon, ground] = [490, 716];
  outdoors(scene, { horizon, backdrop });
  enclosure(scene, { y: ground - 34 });
  const [wall, roof, paint] = [dice.pick(WALLS), dice.pick(ROOFS), dice.pick(DOORS)];
  const shutters = dice.chance(0.5) ? paint : undefined;
  const [width, height] = [dice.between(600, 700), dice.between(214, 246)];
  const x = 600 - width / 2;
  const y = ground - height;
  const rise = dice.between(140, 190);
  scene.paint(
    castShadow(scene, { x, y: ground, width }),
    chimney(scene, [x + width * dice.between(0.62, 0.78), y - rise - 40, 58, 150]),
    plaster(scene, [x, y, width, height], { colour: wall }),
    stonework(scene, [x, ground - 74, width, 74]),
    tiles(
      scene,
      [
        [x - 42, y + 16],
        [x + 64, y - rise + 10],
        [x + width - 64, y - rise + 10],
        [x + width + 42, y + 16],
      ],
      roof,
    ),
  );
  const gableWidth = width * (plan === 'double' ? 0.32 : 0.43);
  const gables = plan === 'double' ? [x + 12, x + width - gableWidth - 12] : [x + 26];
  for (const left of gables) {
    scene.paint(gable(scene, { x: left, y, width: gableWidth, rise: rise + 6, ground, roof, wall }));
    scene.paint(
      window(scene, [left + gableWidth / 2 - 40, y - 66, 80, 62], {
        shutters: plan === 'double' ? undefined : shutters,
      }),
    );
    scene.paint(
      window(scene, [left + gableWidth * 0.27, y + 46, gableWidth * 0.46, 88], { columns: 3, shutters }),
    );
  }
  const doorX = plan === 'double' ? 600 - 40 : x + width * 0.54;
  scene.paint(door(scene, [doorX, ground - 158, 80, 158], { paint }));
  scene.paint(
    tiles(
      scene,
      [
        [doorX - 36, ground - 160],
        [doorX - 14, ground - 196],
        [doorX + 94, ground - 196],
        [doorX + 116, ground - 160],
      ],
      roof,
    ),
  );
  if (plan === 'single')
    scene.paint(window(scene, [x + width * 0.74, y + 52, width * 0.18, 86], { shutters }));
  frontGarden(scene, { doorX: doorX + 40, groundY: ground, clear: [x - 10, x + width + 10] });
}

/** Two mirrored homes under one roof. */
export function duplex(scene, { backdrop = 'town' }) {
  const { dice } = scene;
  const [horizon, ground] = [500, 700];
  outdoors(scene, { horizon, backdrop });
  enclosure(scene, { y: ground - 34 });
  const [wall, roof, paint] = [dice.pick(WALLS), dice.pick(ROOFS), dice.pick(DOORS)];
  const [unit, height] = [dice.between(290, 340), dice.between(330, 360)];
  const x = 600 - unit;
  const y = ground - height;
  scene.paint(castShadow(scene, { x, y: ground, width: unit * 2 }));
  for (const side of [0, 1]) {
    const left = x + side * unit;
    const at = (offset, width) => (side === 0 ? left + offset : left + unit - offset - width);
    const front = side === 0 ? wall : lighten(wall, 0.25);
    scene.paint(
      plaster(scene, [left, y, unit, height], { colour: front, eaves: 20 }),
      boards(scene, [at(18, 96), y + 22, 96, 136], { colour: '#A8713F', board: 16 }),
      window(scene, [at(140, unit - 180), y + 44, unit - 180, 104], {
        frame: '#3B4A50',
        columns: 2,
        sill: false,
      }),
      rect([at(120, unit - 140), y + 156, unit - 140, 12], scene.tone('#DAD3C6')),
      balustrade(scene, [at(124, unit - 148), y + 118, unit - 148, 38]),
      stonework(scene, [at(0, 30), y + 176, 30, height - 176]),
      window(scene, [at(54, 108), ground - 142, 108, 96], { frame: '#3B4A50' }),
      door(scene, [at(unit - 118, 76), ground - 150, 76, 150], { paint }),
      rect([at(unit - 140, 120), ground - 168, 120, 12], scene.tone('#3B4A50')),
    );
  }
  const pitch = dice.chance(0.55);
  scene.paint(rect([598, y, 4, height], darken(scene.tone(wall), 0.25)));
  if (pitch)
    scene.paint(
      tiles(
        scene,
        [
          [x - 34, y + 12],
          [x + 70, y - 96],
          [x + unit * 2 - 70, y - 96],
          [x + unit * 2 + 34, y + 12],
        ],
        roof,
      ),
    );
  else scene.paint(rect([x - 12, y - 16, unit * 2 + 24, 18], scene.tone('#3B4A50')));
  frontGarden(scene, { doorX: round(600 - 80), groundY: ground, clear: [x - 10, x + unit * 2 + 10] });
}
