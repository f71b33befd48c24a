import { outline, path, polygon, rect, stroke } from '../core/shapes.mjs';

const ARENA = { paper: '#F4EDE1', line: '#E7DCC9', deep: '#D3C4A9' };
const MAR = { pale: '#D8ECF3', wave: '#A9CFDC', ink: '#0D5B76' };
const WALL = '#FBF8F2';
const ink = (d, width = 4) => stroke(d, MAR.ink, { width, 'stroke-linejoin': 'round' });
const box = ([x, y, w, h], fill) =>
  rect([x, y, w, h], fill, { stroke: MAR.ink, 'stroke-width': 4, 'stroke-linejoin': 'round' });
const pane = ([x, y, w = 22, h = 22]) => rect([x, y, w, h], MAR.pale, { stroke: MAR.ink, 'stroke-width': 3 });
const shape = (points, fill) =>
  polygon(points, fill, { stroke: MAR.ink, 'stroke-width': 4, 'stroke-linejoin': 'round' });

/** What stands in the middle of each placeholder; the ground is at y = 212. */
const DRAWINGS = {
  casa: () =>
    box([150, 150, 100, 62], WALL) +
    shape(
      [
        [138, 152],
        [200, 104],
        [262, 152],
      ],
      ARENA.deep,
    ) +
    box([190, 172, 22, 40], MAR.wave) +
    pane([160, 170, 20, 20]) +
    pane([222, 170, 20, 20]) +
    ink('M228 124v-18h14v29'),
  departamento: () =>
    box([162, 84, 76, 128], WALL) +
    [100, 128, 156].map((y) => pane([174, y, 20, 16]) + pane([206, y, 20, 16])).join('') +
    box([190, 186, 20, 26], MAR.wave) +
    ink('M156 84h88'),
  local: () =>
    box([140, 128, 120, 84], WALL) +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        path(`M${136 + i * 21.4} 120h21.4v20q-10.7 12-21.4 0z`, i % 2 ? WALL : MAR.wave, {
          stroke: MAR.ink,
          'stroke-width': 3,
        }),
      )
      .join('') +
    pane([152, 164, 50, 32]) +
    box([216, 162, 30, 50], ARENA.deep),
  terreno: () =>
    shape(
      [
        [130, 212],
        [164, 166],
        [262, 166],
        [280, 212],
      ],
      ARENA.deep,
    ) +
    ink('M130 212v-34M180 212v-34M230 212v-34M280 212v-34M130 190h150M130 202h150', 3) +
    ink('M206 166v-52') +
    shape(
      [
        [206, 112],
        [248, 122],
        [206, 136],
      ],
      MAR.wave,
    ),
  campo: () =>
    path('M110 212q50-46 100-20t90-12v32z', ARENA.deep) +
    ink('M110 212q50-46 100-20t90-12') +
    ink('M186 192l14-86 14 86M191 160h18') +
    [0, 60, 120]
      .map((turn) => stroke('M200 78v52', MAR.ink, { width: 7, transform: `rotate(${turn} 200 104)` }))
      .join('') +
    ink('M262 200v-22') +
    path('M262 184q-20-10 0-46 20 36 0 46z', MAR.wave, { stroke: MAR.ink, 'stroke-width': 4 }),
  hotel: () =>
    box([132, 116, 136, 96], WALL) +
    shape(
      [
        [124, 116],
        [146, 92],
        [254, 92],
        [276, 116],
      ],
      ARENA.deep,
    ) +
    [146, 178, 210, 240].map((x) => pane([x - 2, 130, 18, 18])).join('') +
    [146, 240].map((x) => pane([x - 2, 164, 18, 18])).join('') +
    box([180, 168, 40, 44], MAR.wave) +
    ink('M172 166h56M200 92v-26') +
    shape(
      [
        [200, 66],
        [226, 72],
        [200, 82],
      ],
      MAR.wave,
    ),
  balneario: () =>
    ink('M170 212v-86') +
    [0, 1, 2, 3]
      .map((i) =>
        polygon(
          [
            [170, 92],
            [118 + i * 26, 132],
            [144 + i * 26, 132],
          ],
          i % 2 ? WALL : MAR.wave,
          { stroke: MAR.ink, 'stroke-width': 3, 'stroke-linejoin': 'round' },
        ),
      )
      .join('') +
    shape(
      [
        [222, 212],
        [222, 160],
        [252, 132],
        [282, 160],
        [282, 212],
      ],
      WALL,
    ) +
    path(
      outline([
        [238, 212],
        [252, 166],
        [266, 212],
      ]),
      MAR.wave,
      { stroke: MAR.ink, 'stroke-width': 3 },
    ) +
    ink('M118 132h104'),
  otro: () =>
    shape(
      [
        [146, 160],
        [200, 114],
        [254, 160],
      ],
      ARENA.deep,
    ) +
    box([158, 160, 84, 52], WALL) +
    box([172, 174, 24, 38], MAR.wave) +
    pane([208, 176]) +
    ink('M262 212v-30') +
    path('M262 184q-22-12 0-50 22 38 0 50z', MAR.wave, { stroke: MAR.ink, 'stroke-width': 4 }),
};

const waves =
  path('M0 226q25-12 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V300H0z', MAR.pale) +
  stroke('M0 246q25-12 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0', MAR.wave, { width: 3 }) +
  stroke('M-25 266q25-12 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0', MAR.wave, { width: 3 });

/** The 4:3 picture that stands in for photos that a notice does not have, for one family of properties. */
export const placeholder = (family) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${rect([0, 0, 400, 300], ARENA.paper)}<circle cx="292" cy="82" r="30" fill="${ARENA.line}"/>${stroke('M70 96h44M92 112h52M296 142h40', ARENA.line, { width: 7 })}${waves}${path('M70 226q24-14 130-14t130 14z', ARENA.line)}${DRAWINGS[family]()}</svg>\n`;

export const FAMILIES = Object.keys(DRAWINGS);
