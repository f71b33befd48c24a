import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';
import { dune } from '../brushes/ground.mjs';
import { bush, pine, treeLine } from '../brushes/plants.mjs';
import { sea } from '../brushes/sea.mjs';
import { sky } from '../brushes/sky.mjs';
import { tower } from './skyline.mjs';

const VIEWS = {
  sea: (scene, { horizon, foot }) =>
    sea(scene, { top: horizon, bottom: foot, sunX: 820 }) +
    dune(scene, { base: foot - 30, rise: 40, from: 0.5 }),
  pines: (scene, { horizon }) =>
    treeLine(scene, { y: horizon + 30, height: 90 }) +
    rect([0, horizon + 30, 1200, 600], scene.ramp(scene.light.lawn)) +
    scene.dice.repeat(7, () =>
      pine(scene, {
        x: scene.dice.between(200, 1100),
        y: horizon + 60,
        height: scene.dice.between(180, 320),
      }),
    ),
  garden: (scene, { horizon }) =>
    treeLine(scene, { y: horizon + 20, height: 120 }) +
    rect([0, horizon + 20, 1200, 600], scene.ramp(scene.light.lawn)) +
    scene.dice.repeat(12, () =>
      bush(scene, {
        x: scene.dice.between(150, 1150),
        y: horizon + scene.dice.between(30, 110),
        size: scene.dice.between(34, 60),
      }),
    ),
  city: (scene, { horizon }) =>
    sea(scene, { top: horizon - 20, bottom: horizon + 80 }) +
    rect([0, horizon + 70, 1200, 500], scene.ramp([scene.light.leaf[1], scene.light.leaf[2]])) +
    scene.dice.repeat(14, (index) =>
      tower(scene, {
        x: 160 + index * 76 + scene.dice.between(-20, 20),
        y: horizon + 190,
        width: scene.dice.between(50, 90),
        height: scene.dice.between(120, 330),
      }),
    ),
};

/** A window or glass door with the world behind it; `panes` leaves, `curtains` a colour or null. */
export function view(
  scene,
  [x, y, width, height],
  { panes = 3, outlook = 'sea', curtains = null, frame = '#FBFAF6' } = {},
) {
  const horizon = y + height * 0.56;
  const outside =
    sky(scene, { bottom: horizon, sun: [x + width * 0.68, y + height * 0.26], heaps: 2 }) +
    VIEWS[outlook](scene, { horizon, foot: y + height * 0.88 });
  const bars = Array.from({ length: panes - 1 }, (_, index) =>
    rect([x + (width * (index + 1)) / panes - 5, y, 10, height], frame),
  ).join('');
  const edge = rect([x - 12, y - 12, width + 24, height + 24], 'none', { stroke: frame, 'stroke-width': 14 });
  const drape = curtains
    ? [x - 84, x + width - 14]
        .map(
          (left) =>
            rect([left, y - 36, 98, height + 150], curtains, { opacity: 0.94 }) +
            Array.from({ length: 6 }, (_, index) =>
              rect([left + 6 + index * 16, y - 36, 6, height + 150], darken(curtains, 0.3), {
                opacity: 0.22,
              }),
            ).join(''),
        )
        .join('') + rect([x - 104, y - 48, width + 208, 11], '#7A5A38', { rx: 5 })
    : '';
  return (
    scene.within(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, outside) +
    bars +
    edge +
    drape
  );
}

const FLOORS = {
  timber: (scene, top, colour) => {
    const { dice, height } = scene;
    const boardsAcross = 22;
    const rows = Array.from({ length: boardsAcross }, (_, index) => {
      const at = (t, spread) => 600 + (t / boardsAcross - 0.5) * spread;
      const tint = dice.chance(0.5)
        ? darken(colour, dice.between(0.02, 0.16))
        : lighten(colour, dice.between(0.02, 0.16));
      return polygon(
        [
          [at(index, 1500), top],
          [at(index + 1, 1500) - 1.5, top],
          [at(index + 1, 2500) - 3, height],
          [at(index, 2500), height],
        ],
        tint,
      );
    }).join('');
    return rect([0, top, 1200, height - top], darken(colour, 0.3)) + rows;
  },
  tile: (scene, top, colour) => {
    const { height } = scene;
    const lines = Array.from({ length: 15 }, (_, index) =>
      stroke(
        `M${round(600 + (index - 7) * 110)} ${top}L${round(600 + (index - 7) * 200)} ${height}`,
        darken(colour, 0.18),
        { width: 3 },
      ),
    ).join('');
    const across = [0.1, 0.24, 0.43, 0.68]
      .map((t) => rect([0, top + t * (height - top), 1200, 2 + t * 3], darken(colour, 0.18)))
      .join('');
    return (
      rect([0, top, 1200, height - top], scene.ramp([darken(colour, 0.08), lighten(colour, 0.08)])) +
      lines +
      across
    );
  },
};

/** Four walls' worth of room: back wall, floor from `floorTop`, skirting, light that falls in. */
export function room(scene, { floorTop, wall, floor = 'timber', floorColour = '#C39A6B' }) {
  const light = scene.define(
    (id) =>
      `<radialGradient id="${id}" cx=".58" cy=".32" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="${darken(scene.tone(wall), 0.5)}" stop-opacity=".22"/></radialGradient>`,
  );
  scene.paint(
    rect([0, 0, 1200, floorTop], scene.tone(wall)),
    rect([0, 0, 1200, floorTop], light),
    FLOORS[floor](scene, floorTop, scene.tone(floorColour)),
    rect([0, floorTop - 18, 1200, 20], lighten(scene.tone(wall), 0.6)),
    rect([0, floorTop + 2, 1200, 10], '#2B1B0B', { opacity: 0.22, ...soft(2) }),
  );
}

/** A slanted patch of daylight on the floor under a window. */
export const sunPatch = (scene, { x, y, width, reach }) =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width + reach * 0.5, y + reach],
      [x + reach * 0.35, y + reach],
    ],
    mix('#FFF3CF', scene.light.haze, 0.3),
    { opacity: scene.light.lit ? 0.2 : 0.34, ...soft(2) },
  );

/** A round mirror. */
export const mirror = (scene, [x, y, radius], frame = '#B98552') =>
  ellipse([x + 5, y + 7, radius + 8], '#2B1B0B', { opacity: 0.2, ...soft(6) }) +
  ellipse([x, y, radius + 8], frame) +
  ellipse([x, y, radius], scene.ramp(['#E6F1F3', '#B9D2D9', '#DCE9EA'], [1, 1])) +
  polygon(
    [
      [x - radius * 0.5, y + radius * 0.4],
      [x + radius * 0.2, y - radius * 0.6],
      [x + radius * 0.45, y - radius * 0.5],
      [x - radius * 0.25, y + radius * 0.6],
    ],
    '#fff',
    { opacity: 0.35 },
  );
