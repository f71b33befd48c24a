import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, path, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';
import { balustrade, boards, door, pane, plaster, stonework, tiles, window } from '../brushes/building.mjs';
import { bush, overhang, poplar, tree } from '../brushes/plants.mjs';
import { castShadow, outdoors } from './setting.mjs';

/** A street tree in its square of earth. */
function streetTree(scene, x, y) {
  return (
    ellipse([x, y, 34, 7], scene.tone('#6B563F')) +
    tree(scene, { x, y, height: scene.dice.between(210, 290) })
  );
}

/** A striped awning over a window. */
function awning(scene, [x, y, width, height], colours) {
  const count = Math.round(width / 26);
  const step = width / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const left = x + index * step;
    const lean = (offset) => (offset - width / 2) * 0.08;
    const colour = scene.tone(colours[index % 2]);
    const foot = y + height;
    return (
      polygon(
        [
          [left, y],
          [left + step, y],
          [left + step + lean(left + step - x), foot],
          [left + lean(left - x), foot],
        ],
        colour,
      ) +
      path(
        `M${round(left + lean(left - x))} ${round(foot - 1)}h${round(step * 1.08)}v8q${round(-step * 0.54)} 12 ${round(-step * 1.08)} 0z`,
        darken(colour, 0.08),
      )
    );
  }).join('');
  return rect([x - 8, y + height, width + 16, 34], scene.light.shade, { opacity: 0.2, ...soft(2) }) + stripes;
}

/** One floor of a tower: glass doors behind two balconies. */
function towerFloor(scene, { x, y, width, height, rail, lit }) {
  const bay = width * 0.4;
  return [0.06, 0.54]
    .map((offset) => {
      const left = x + width * offset;
      return (
        rect([left, y + 3, bay, height - 10], scene.light.shade, { opacity: 0.22 }) +
        window(scene, [left + 10, y + 8, bay - 20, height - 26], {
          frame: '#F1ECE2',
          columns: 3,
          sill: false,
          lit: scene.dice.chance(lit),
        }) +
        (rail === 'glass'
          ? balustrade(scene, [left - 8, y + height - 28, bay + 16, 22])
          : rect([left - 8, y + height - 30, bay + 16, 24], scene.tone('#EEE7DA'))) +
        rect([left - 10, y + height - 6, bay + 20, 7], scene.tone('#C9C2B5'))
      );
    })
    .join('');
}

/** An apartment tower near the sea front; `floors` and width vary with chance. */
export function tower(scene, { backdrop = 'town', floors = 9 }) {
  const { dice, light } = scene;
  const [horizon, ground] = [560, 742];
  outdoors(scene, { horizon, backdrop, ground: 'street', groundTop: ground - 4 });
  const wall = dice.pick(['#F5EFE3', '#E7D9C3', '#DCE3E4', '#EBC9A8', '#F0E4D0']);
  const accent = dice.pick(['#0D5B76', '#A9470B', '#5F6F77', '#8A6B4A', '#2F5D4A']);
  const width = dice.between(330, 430);
  const x = dice.between(360, 460);
  const height = (ground - 120) / (floors + 1.2);
  const rail = dice.pick(['glass', 'solid']);
  const top = ground - (floors + 1) * height;
  const low = { x: x + width - 6, width: dice.between(170, 260), floors: Math.ceil(floors * 0.5) };
  const lowTop = ground - low.floors * height - 30;
  scene.paint(
    plaster(scene, [low.x, lowTop, low.width, ground - lowTop], { colour: darken(wall, 0.12), eaves: 0 }),
    ...Array.from({ length: low.floors }, (_, floor) =>
      [0.14, 0.56]
        .map((offset) =>
          window(
            scene,
            [low.x + low.width * offset, lowTop + 20 + floor * height, low.width * 0.28, height * 0.5],
            { sill: false, lit: dice.chance(light.lit ? 0.5 : 0) },
          ),
        )
        .join(''),
    ),
    castShadow(scene, { x, y: ground, width, reach: 90 }),
    plaster(scene, [x, top, width, ground - top], { colour: wall, eaves: 0 }),
    rect([x + width * 0.47, top - 34, width * 0.06, ground - top + 34], scene.tone(accent)),
    rect([x + width * 0.3, top - 34, width * 0.4, 36], darken(scene.tone(wall), 0.1)),
    rect([x - 8, top - 8, width + 16, 12], scene.tone(accent)),
    rect([x + width * 0.9, top, width * 0.1, ground - top], light.shade, { opacity: 0.12 }),
  );
  for (let floor = 0; floor < floors; floor += 1) {
    scene.paint(
      towerFloor(scene, { x, y: top + 14 + floor * height, width, height, rail, lit: light.lit ? 0.6 : 0 }),
    );
  }
  scene.paint(
    rect([x + 6, ground - height * 0.95, width - 12, height * 0.95], darken(scene.tone('#6F7B80'), 0.1)),
    pane(scene, [x + 30, ground - height * 0.78, width * 0.34, height * 0.7], true),
    pane(scene, [x + width * 0.6, ground - height * 0.78, width * 0.3, height * 0.7], true),
    rect([x - 18, ground - height, width + 36, 12], scene.tone('#3B4A50')),
    streetTree(scene, dice.between(90, 160), ground + 40),
    streetTree(scene, dice.between(1000, 1110), ground + 46),
  );
}

/** A shop front on a town street; the sign carries a picture, never a word. */
export function shop(scene, { backdrop = 'town' }) {
  const { dice, light } = scene;
  const [horizon, ground] = [470, 726];
  outdoors(scene, { horizon, backdrop, ground: 'street', groundTop: ground - 4 });
  const wall = dice.pick(['#EBDCC4', '#DCE3E4', '#F3D9C0', '#E9E4D8']);
  const colours = dice.pick([
    ['#0D5B76', '#FBF8F2'],
    ['#A9470B', '#FDEBD3'],
    ['#2F5D4A', '#F4EDE1'],
    ['#C4302B', '#FBF8F2'],
  ]);
  const [x, width, top] = [200, 800, 262];
  scene.paint(
    plaster(scene, [-20, top + 60, 230, ground - top - 60], { colour: darken(wall, 0.14), eaves: 12 }),
    plaster(scene, [990, top + 20, 240, ground - top - 20], {
      colour: mix(wall, '#B4846A', 0.35),
      eaves: 12,
    }),
    window(scene, [40, top + 150, 100, 120]),
    window(scene, [1050, top + 130, 100, 120]),
    plaster(scene, [x, top - 40, width, ground - top + 40], { colour: wall, eaves: 0 }),
    rect([x - 14, top - 58, width + 28, 24], darken(scene.tone(wall), 0.14)),
    rect([x + 50, top, width - 100, 84], scene.tone(colours[0])),
    rect([x + 58, top + 8, width - 116, 68], 'none', { stroke: scene.tone(colours[1]), 'stroke-width': 3 }),
    sign(scene, [x + width / 2, top + 42], scene.tone(colours[1])),
  );
  const front = [
    [x + 56, 250],
    [x + width - 306, 250],
  ];
  for (const [left, w] of front) {
    const goods = dice.repeat(7, (index) =>
      rect(
        [left + 18 + index * 32, ground - 96 - dice.between(0, 60), 22, 130],
        scene.tone(dice.pick(['#F8C27A', '#7CC5D0', '#E58A6A', '#F4EDE1', '#8FB08C'])),
        { opacity: 0.75 },
      ),
    );
    scene.paint(
      window(scene, [left, ground - 250, w, 196], { frame: '#3B4A50', columns: 2, sill: false, lit: true }),
      goods.replaceAll('height="130"', 'height="40"'),
      stonework(scene, [left - 8, ground - 52, w + 16, 52], '#B9AC98'),
    );
  }
  scene.paint(
    door(scene, [x + width / 2 - 52, ground - 226, 104, 226], { paint: colours[0] }),
    awning(scene, [x + 40, top + 96, width - 80, 62], colours),
    rect([x, ground - 4, width, 8], light.shade, { opacity: 0.25 }),
    bush(scene, { x: x + 20, y: ground + 26, size: 36 }),
    bush(scene, { x: x + width - 20, y: ground + 26, size: 36 }),
    dice.chance(0.6) ? bicycle(scene, [x + width - 130, ground + 34]) : streetTree(scene, 120, ground + 46),
  );
}

/** A wave and a sun instead of a trade name. */
const sign = (scene, [x, y], colour) =>
  stroke(`M${x - 150} ${y + 6}q25 -22 50 0t50 0t50 0t50 0t50 0t50 0`, colour, { width: 6 }) +
  ellipse([x, y - 14, 11], colour);

function bicycle(scene, [x, y]) {
  const metal = darken(scene.tone('#34454E'), 0.2);
  const frame = scene.tone('#C4302B');
  return (
    [x, x + 96]
      .map(
        (cx) =>
          ellipse([cx, y, 34], 'none', { stroke: metal, 'stroke-width': 4 }) + ellipse([cx, y, 4], metal),
      )
      .join('') +
    stroke(
      `M${x} ${y}L${x + 34} ${y - 48}H${x + 76}L${x + 46} ${y}ZM${x + 34} ${y - 48}L${x + 46} ${y}M${x + 96} ${y}L${x + 72} ${y - 66}`,
      frame,
      { width: 5 },
    ) +
    stroke(`M${x + 62} ${y - 70}H${x + 84}M${x + 24} ${y - 56}H${x + 44}`, metal, { width: 6 })
  );
}

/** A hotel of the coast: rows of windows with awnings, flags, a lit entrance. */
export function hotel(scene, { backdrop = 'sea', style = 'classic' }) {
  const { dice, light } = scene;
  const [horizon, ground] = [520, 738];
  outdoors(scene, { horizon, backdrop, ground: 'street', groundTop: ground - 4 });
  const wall = dice.pick(['#F6F0E3', '#F3D9C0', '#E4E9E6', '#EBDCC4']);
  const colours = dice.pick([
    ['#0D5B76', '#FBF8F2'],
    ['#A9470B', '#FDEBD3'],
    ['#2F5D4A', '#F4EDE1'],
  ]);
  const [x, width, floors, columns] = [190, 820, dice.whole(3, 4), dice.whole(5, 7)];
  const storey = 112;
  const top = ground - floors * storey - 60;
  scene.paint(
    castShadow(scene, { x, y: ground, width, reach: 60 }),
    plaster(scene, [x, top, width, ground - top], { colour: wall, eaves: 18 }),
  );
  for (let floor = 0; floor < floors - 1; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = (width - 60) / columns;
      const [left, y] = [x + 30 + column * cell + cell * 0.22, top + 48 + floor * storey];
      scene.paint(window(scene, [left, y, cell * 0.56, 66], { lit: dice.chance(light.lit ? 0.55 : 0) }));
      if (style === 'classic') scene.paint(awning(scene, [left - 8, y - 12, cell * 0.56 + 16, 22], colours));
      else scene.paint(balustrade(scene, [left - 12, y + 44, cell * 0.56 + 24, 30]));
    }
    scene.paint(rect([x, top + 26 + (floor + 1) * storey, width, 6], darken(scene.tone(wall), 0.1)));
  }
  scene.paint(stonework(scene, [x, ground - 128, width, 128], '#C2AC8A'));
  for (const left of [x + 46, x + 190, x + width - 290, x + width - 146])
    scene.paint(window(scene, [left, ground - 98, 100, 70], { frame: '#3B4A50', lit: true }));
  scene.paint(
    rect([600 - 96, ground - 134, 192, 134], darken(scene.tone('#8A6B4A'), 0.25)),
    pane(scene, [600 - 80, ground - 120, 74, 120], true),
    pane(scene, [600 + 6, ground - 120, 74, 120], true),
    rect([600 - 150, ground - 152, 300, 20], scene.tone(colours[0])),
    style === 'classic'
      ? tiles(
          scene,
          [
            [x - 34, top + 8],
            [x + 50, top - 82],
            [x + width - 50, top - 82],
            [x + width + 34, top + 8],
          ],
          dice.pick(['#A6492B', '#5E666B']),
        )
      : rect([x - 16, top - 20, width + 32, 26], scene.tone(colours[0])) +
          boards(scene, [600 - 110, top - 60, 220, 42], { colour: '#A8713F' }),
  );
  flags(scene, { x: 600, y: style === 'classic' ? top - 82 : top - 60 });
  for (const at of [x - 40, x + width + 40])
    scene.paint(poplar(scene, { x: at, y: ground + 26, height: 210 }));
  for (const at of [400, 476, 724, 800])
    scene.paint(bush(scene, { x: at, y: ground + 18, size: 30, flowers: true }));
  if (dice.chance(0.5)) scene.paint(overhang(scene, { side: dice.pick(['left', 'right']) }));
}

function flags(scene, { x, y }) {
  const pole = lighten(scene.tone('#8C959A'), 0.2);
  for (const [offset, colour] of [
    [-70, '#7CC5E4'],
    [0, '#F8C27A'],
    [70, '#7CC5E4'],
  ]) {
    scene.paint(
      rect([x + offset, y - 84, 4, 86], pole),
      path(`M${x + offset + 4} ${y - 82}q22 -10 40 0t34 -2v30q-18 10 -36 0t-38 2z`, scene.tone(colour)),
    );
  }
}
