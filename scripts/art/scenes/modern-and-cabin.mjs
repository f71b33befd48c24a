import { balustrade, boards, door, plaster, pool, sheet, stonework, window } from '../brushes/building.mjs';
import { darken } from '../core/colour.mjs';
import { outline, polygon, rect } from '../core/shapes.mjs';
import { DOORS, lounger } from './house-parts.mjs';
import { castShadow, enclosure, foreground, frontGarden, outdoors } from './setting.mjs';

/** Two white volumes, glass and timber, a pool in front. */
export function modern(scene, { backdrop = 'sea' }) {
  const { dice } = scene;
  const [horizon, ground] = [500, 690];
  outdoors(scene, { horizon, backdrop });
  enclosure(scene, { y: ground - 34 });
  const wall = dice.pick(['#FBF9F4', '#EFE9DD', '#D9DEDD', '#E8D8C3']);
  const [dark, timber] = [
    dice.pick(['#3B4A50', '#5A4A40', '#2F3A3F']),
    dice.pick(['#A8713F', '#8A5A35', '#B98552']),
  ];
  const width = dice.between(660, 760);
  const x = 590 - width / 2;
  const upper = width * dice.between(0.56, 0.68);
  const shift = dice.chance(0.5) ? 0 : width - upper;
  const top = ground - 372;
  scene.paint(
    castShadow(scene, { x, y: ground, width, reach: 170 }),
    plaster(scene, [x + 20, ground - 188, width - 40, 188], { colour: darken(wall, 0.1), eaves: 20 }),
    stonework(scene, [x + 20, ground - 188, 96, 188], '#B3A793'),
    window(scene, [x + 140, ground - 158, 190, 158], { frame: dark, columns: 3, sill: false }),
    door(scene, [x + 360, ground - 160, 88, 160], { paint: timber, glazed: false }),
    window(scene, [x + width - 256, ground - 158, 210, 158], { frame: dark, columns: 3, sill: false }),
    rect([x - 20, ground - 200, width + 40, 16], scene.tone(dark)),
    plaster(scene, [x + shift, top, upper, 176], { colour: wall, eaves: 0 }),
    boards(scene, [x + shift + 18, top + 16, 150, 144], { colour: timber, board: 15 }),
    window(scene, [x + shift + 196, top + 26, upper - 236, 124], { frame: dark, columns: 3, sill: false }),
    rect([x + shift - 14, top - 12, upper + 28, 14], scene.tone(dark)),
    balustrade(scene, [x + shift + 190, ground - 234, upper - 220, 34]),
    rect([x + shift, ground - 196, upper, 14], scene.light.shade, { opacity: 0.3 }),
  );
  scene.paint(
    rect([x - 60, ground, width + 120, 30], scene.tone('#EDE4D4')),
    pool(scene, {
      x: dice.between(330, 470),
      y: ground + 40,
      width: dice.between(330, 470),
      depth: dice.between(86, 112),
    }),
  );
  scene.paint(lounger(scene, 150, ground + 62), lounger(scene, 60, ground + 104));
  foreground(scene, { y: 910 });
}

/** The tall triangular window of the gable. */
const gableWindow = (scene, { centre, ground, rise, half }) =>
  polygon(
    [
      [centre - half, ground - 158],
      [centre, ground - rise * 0.74],
      [centre + half, ground - 158],
    ],
    scene.tone('#F5ECDD'),
  ) +
  scene.within(
    outline([
      [centre - half + 16, ground - 166],
      [centre, ground - rise * 0.74 + 22],
      [centre + half - 16, ground - 166],
    ]),
    window(scene, [centre - half, ground - rise, half * 2, rise - 160], { sill: false }),
  );

/** One side of the steep roof, from the foot of the wall to the ridge. */
const slope = (scene, { from, outward, apex, ground, roof }) =>
  sheet(
    scene,
    [
      [from + outward * 46, ground + 6],
      [apex[0], apex[1] - 44],
      [apex[0], apex[1] + 6],
      [from + outward * 4, ground + 6],
    ],
    roof,
  );

/** A timber A-frame among pines. */
export function cabin(scene, { backdrop = 'pines' }) {
  const { dice } = scene;
  const [horizon, ground] = [500, 716];
  outdoors(scene, { horizon, backdrop });
  enclosure(scene, { y: ground - 34 });
  const [timber, roof] = [
    dice.pick(['#A06A3C', '#8C5A35', '#B58350', '#7B6A5A']),
    dice.pick(['#4F5A5E', '#6B4A3A', '#8E3B24', '#4A5B4C']),
  ];
  const [width, rise] = [dice.between(430, 520), dice.between(400, 452)];
  const [centre, trim] = [600, scene.tone('#F5ECDD')];
  const x = centre - width / 2;
  const top = ground - rise;
  const face = [
    [x, ground],
    [centre, top],
    [x + width, ground],
  ];
  scene.paint(
    castShadow(scene, { x: x - 30, y: ground, width: width + 60 }),
    scene.within(
      outline(face),
      boards(scene, [x, top, width, rise], { colour: timber, board: dice.pick([16, 22]) }) +
        rect(
          [x, top, width, rise],
          scene.gradient([
            [0, scene.light.shade, 0.35],
            [0.5, scene.light.shade, 0],
          ]),
        ),
    ),
    gableWindow(scene, { centre, ground, rise, half: width * 0.24 }),
    rect([centre - width * 0.3, ground - 150, width * 0.6, 12], trim),
    window(scene, [centre - width * 0.3, ground - 120, 84, 84], {}),
    door(scene, [centre - 36, ground - 132, 72, 132], { paint: dice.pick(DOORS) }),
    window(scene, [centre + width * 0.3 - 84, ground - 120, 84, 84], {}),
    slope(scene, { from: x, outward: -1, apex: [centre, top], ground, roof }),
    slope(scene, { from: x + width, outward: 1, apex: [centre, top], ground, roof: darken(roof, 0.14) }),
    boards(scene, [x - 70, ground, width + 140, 20], { colour: '#9A6C40', board: 46 }),
    rect([x - 70, ground + 20, width + 140, 12], darken(scene.tone('#5E3F22'), 0.1)),
  );
  frontGarden(scene, { doorX: centre, groundY: ground + 30, clear: [x - 60, x + width + 60] });
}
