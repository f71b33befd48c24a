import { boards, stonework, tiles, window } from '../brushes/building.mjs';
import { groundShadow } from '../brushes/ground.mjs';
import { bush, hedge } from '../brushes/plants.mjs';
import { darken, mix } from '../core/colour.mjs';
import { ellipse, path, polygon, rect, round } from '../core/shapes.mjs';
import { foreground, outdoors } from './setting.mjs';

/** Meat on the grill, seen from in front of a brick hearth. */
function grill(scene, [x, y, width]) {
  const brick = scene.tone('#B4684A');
  const bricks = Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: Math.ceil(width / 46) + 1 }, (_unused, column) => {
      const left = Math.max(x, x + column * 46 - (row % 2) * 23);
      const right = Math.min(x + width, x + column * 46 - (row % 2) * 23 + 43);
      return right > left
        ? rect(
            [left, y + row * 22, right - left, 19],
            mix(brick, scene.dice.pick(['#6E3220', '#E0A283']), scene.dice.between(0, 0.3)),
          )
        : '';
    }).join(''),
  ).join('');
  const mouth = [x + 44, y + 96, width - 88, 110];
  const fire = scene.glow('#FFB04A', 0.95);
  return (
    rect([x, y, width, 308], darken(brick, 0.45)) +
    bricks +
    polygon(
      [
        [x + width * 0.2, y],
        [x + width * 0.34, y - 190],
        [x + width * 0.66, y - 190],
        [x + width * 0.8, y],
      ],
      scene.tone('#EFE6D6'),
    ) +
    rect([x - 16, y - 10, width + 32, 16], scene.tone('#8A5A35')) +
    rect(mouth, '#2A1A14') +
    ellipse([x + width / 2, mouth[1] + 104, width * 0.42, 60], fire) +
    scene.dice.repeat(16, () =>
      ellipse(
        [scene.dice.between(mouth[0] + 20, mouth[0] + mouth[2] - 20), mouth[1] + 100, 11, 6],
        scene.dice.pick(['#FF8A3C', '#FFD27A', '#B53A1C']),
      ),
    ) +
    Array.from({ length: 16 }, (_, index) =>
      rect([mouth[0] + 8 + index * ((mouth[2] - 16) / 16), mouth[1] + 58, 3, 18], '#8F979B'),
    ).join('') +
    rect([mouth[0], mouth[1] + 56, mouth[2], 4], '#B9C0C3') +
    [0.18, 0.42, 0.66]
      .map((offset) =>
        path(`M${round(mouth[0] + mouth[2] * offset)} ${mouth[1] + 55}q10 -26 44 -20t34 20z`, '#7A3B22'),
      )
      .join('') +
    rect([x - 24, y + 214, width + 48, 18], scene.tone('#D9CDB8'))
  );
}

/** The quincho: roof on posts, brick grill, long table. */
export function quincho(scene, { backdrop = 'pines' }) {
  const { dice } = scene;
  outdoors(scene, { horizon: 430, backdrop });
  scene.paint(hedge(scene, { from: -20, to: 1220, y: 540, height: 110 }));
  const roof = dice.pick(['#A6492B', '#7A4B36', '#8A6B3A']);
  const post = scene.tone('#7A5232');
  const grillX = dice.between(520, 640);
  scene.paint(
    polygon(
      [
        [90, 690],
        [1110, 690],
        [1210, 850],
        [-10, 850],
      ],
      scene.tone('#D8C3A4'),
    ),
    stonework(scene, [150, 330, 900, 362], '#D3BE9B'),
    rect([150, 330, 900, 60], scene.light.shade, { opacity: 0.32 }),
    rect([150, 650, 900, 42], scene.light.shade, { opacity: 0.12 }),
    window(scene, [210, 440, 190, 130], { frame: '#F1EADC', columns: 3 }),
    grill(scene, [grillX, 384, 330]),
    ...[120, 1052].map((x) => rect([x, 320, 28, 420], post) + rect([x + 20, 320, 8, 420], darken(post, 0.3))),
    tiles(
      scene,
      [
        [40, 336],
        [200, 160],
        [1000, 160],
        [1160, 336],
      ],
      roof,
    ),
    rect([40, 332, 1120, 14], darken(post, 0.15)),
    lamp(scene, 330),
    lamp(scene, 930),
    table(scene, { x: dice.between(150, 230), y: 800, width: dice.between(440, 540) }),
  );
  scene.paint(bush(scene, { x: 60, y: 760, size: 60 }), bush(scene, { x: 1150, y: 770, size: 66 }));
  foreground(scene, { y: 912 });
}

const lamp = (scene, x) =>
  ellipse([x, 404, 150], scene.glow('#FFD890', scene.light.lit ? 0.8 : 0.35)) +
  rect([x - 1.5, 346, 3, 40], '#3B3A38') +
  path(`M${x - 26} 404q26 -40 52 0z`, '#3B4A50') +
  ellipse([x, 405, 12, 5], '#FFF1C4');

function table(scene, { x, y, width }) {
  const wood = scene.tone('#A5703F');
  const plates = Array.from(
    { length: 5 },
    (_, index) =>
      ellipse([x + width * (0.12 + index * 0.19), y - 84, 30, 6], '#FBF8F2') +
      rect([x + width * (0.12 + index * 0.19) + 34, y - 108, 12, 24], '#CFE6EA', { opacity: 0.8 }),
  ).join('');
  return (
    groundShadow(scene, [x + width / 2, y + 6, width * 0.6]) +
    [0.1, 0.86].map((offset) => rect([x + width * offset, y - 76, 22, 84], darken(wood, 0.35))).join('') +
    boards(scene, [x - 20, y - 82, width + 40, 20], { colour: '#A5703F', board: width / 3 }) +
    plates +
    rect([x - 30, y - 26, width + 60, 14], darken(wood, 0.12)) +
    [0.04, 0.92].map((offset) => rect([x + width * offset, y - 14, 16, 26], darken(wood, 0.4))).join('')
  );
}
