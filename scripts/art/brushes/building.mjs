import { darken, lighten, mix } from '../core/colour.mjs';
import { ellipse, outline, path, polygon, rect, round, soft, stroke } from '../core/shapes.mjs';

/** The pane of a window: the sky it reflects, or the lamp behind it. */
export function pane(scene, [x, y, width, height], lit = scene.light.lit) {
  const day = [lighten(scene.light.sky[1], 0.45), mix(scene.light.sky[0], '#2C4A5A', 0.35), '#2E5266'];
  const glass = scene.ramp(lit ? ['#FFE9BC', '#FBC976', '#E29A4E'] : day, [0.5, 1]);
  const sheen = polygon(
    [
      [x, y + height * 0.75],
      [x, y + height * 0.2],
      [x + width * 0.45, y],
      [x + width * 0.8, y],
    ],
    '#fff',
    { opacity: lit ? 0.14 : 0.2 },
  );
  const curtain = lit
    ? rect([x, y, width * 0.16, height], '#FFF6DE', { opacity: 0.55 }) +
      rect([x + width * 0.84, y, width * 0.16, height], '#FFF6DE', { opacity: 0.55 })
    : '';
  return rect([x, y, width, height], glass) + curtain + sheen;
}

/** A framed window with `columns` leaves, a sill and the shadow of its lintel. */
export function window(
  scene,
  [x, y, width, height],
  { frame = '#F8F4EB', columns = 2, sill = true, lit, shutters } = {},
) {
  const colour = scene.tone(frame);
  const bars = Array.from({ length: columns - 1 }, (_, index) =>
    rect([x + (width * (index + 1)) / columns - 2, y, 4, height], colour),
  ).join('');
  const leaf = shutters
    ? [x - width * 0.36 - 8, x + width + 8]
        .map((left) => shutter(scene, [left, y - 4, width * 0.36, height + 8], shutters))
        .join('')
    : '';
  return (
    leaf +
    rect([x - 6, y - 6, width + 12, height + 12], colour) +
    pane(scene, [x, y, width, height], lit) +
    rect([x, y, width, 7], scene.light.shade, { opacity: 0.28 }) +
    bars +
    (sill
      ? rect([x - 11, y + height + 6, width + 22, 8], lighten(colour, 0.2)) +
        rect([x - 8, y + height + 14, width + 16, 5], scene.light.shade, { opacity: 0.2 })
      : '')
  );
}

function shutter(scene, [x, y, width, height], paint) {
  const colour = scene.tone(paint);
  const slats = Array.from({ length: Math.floor(height / 11) }, (_, index) =>
    rect([x + 5, y + 6 + index * 11, width - 10, 4], darken(colour, 0.28)),
  ).join('');
  return rect([x, y, width, height], colour) + slats;
}

/** A door with panels; `glazed` puts a window in its upper half. */
export function door(scene, [x, y, width, height], { paint = '#7A4A28', glazed = true } = {}) {
  const colour = scene.tone(paint);
  return (
    rect([x - 8, y - 8, width + 16, height + 8], scene.tone('#F1EADC')) +
    rect(
      [x, y, width, height],
      scene.gradient(
        [
          [0, lighten(colour, 0.12)],
          [1, darken(colour, 0.12)],
        ],
        [1, 0],
      ),
    ) +
    (glazed
      ? pane(scene, [x + width * 0.18, y + height * 0.09, width * 0.64, height * 0.34])
      : rect([x + width * 0.16, y + height * 0.09, width * 0.68, height * 0.34], darken(colour, 0.18))) +
    rect([x + width * 0.18, y + height * 0.52, width * 0.64, height * 0.38], darken(colour, 0.16)) +
    ellipse([x + width * 0.86, y + height * 0.52, 4.5], '#E7C678')
  );
}

/** Courses of the coast's ochre quartzite, uneven as a mason lays them. */
export function stonework(scene, [x, y, width, height], base = '#C9B08A') {
  const { dice } = scene;
  const mortar = scene.tone(mix(base, '#6B5C48', 0.5));
  const parts = [rect([x, y, width, height], mortar)];
  for (let top = y + 2; top < y + height - 5;) {
    const course = Math.min(dice.between(18, 30), y + height - top - 1);
    for (let left = x - dice.between(0, 30); left < x + width - 6;) {
      const reach = dice.between(26, 62);
      const [a, b] = [Math.max(left, x) + 1.5, Math.min(left + reach, x + width) - 1.5];
      const tint = dice.pick(['#FFF3DA', '#7C6850', '#A9A39A', '#E0B98A']);
      if (b - a > 4) {
        const jitter = () => dice.between(0, 3.5);
        parts.push(
          polygon(
            [
              [a + jitter(), top + jitter()],
              [b - jitter(), top + jitter() * 0.6],
              [b - jitter() * 0.5, top + course - 3],
              [a + jitter(), top + course - 3 - jitter() * 0.5],
            ],
            scene.tone(mix(base, tint, dice.between(0.08, 0.42))),
          ),
        );
      }
      left += reach;
    }
    top += course;
  }
  return parts.join('');
}

/** A tiled roof slope over the polygon `points`. */
export function tiles(scene, points, colour) {
  const base = scene.tone(colour);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const rows = [];
  for (let y = top, row = 0; y < bottom; y += 17, row += 1) {
    for (let x = left - (row % 2) * 13; x < right; x += 26) {
      const tint = scene.dice.chance(0.5)
        ? darken(base, scene.dice.between(0.02, 0.2))
        : lighten(base, scene.dice.between(0.02, 0.18));
      rows.push(path(`M${round(x)} ${round(y)}h26v10q-13 11 -26 0z`, tint));
    }
    rows.push(rect([left, y - 1, right - left, 3], darken(base, 0.35), { opacity: 0.35 }));
  }
  const shade = rect(
    [left, top, right - left, bottom - top],
    scene.gradient([
      [0, '#fff', 0.16],
      [1, scene.light.shade, 0.22],
    ]),
  );
  return polygon(points, base) + scene.within(outline(points), rows.join('') + shade);
}

/** A plain slope of slate-like sheet, with standing seams. */
export function sheet(scene, points, colour) {
  const base = scene.tone(colour);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const seams = Array.from({ length: Math.ceil((right - left) / 28) }, (_, index) =>
    rect([left + index * 28, top, 3, bottom - top], darken(base, 0.25), { opacity: 0.6 }),
  ).join('');
  return (
    polygon(points, base) +
    scene.within(
      outline(points),
      seams +
        rect(
          [left, top, right - left, bottom - top],
          scene.gradient([
            [0, '#fff', 0.2],
            [1, scene.light.shade, 0.18],
          ]),
        ),
    )
  );
}

/** Upright boards. */
export function boards(scene, [x, y, width, height], { colour = '#A5703F', board = 18 } = {}) {
  const { dice } = scene;
  const base = scene.tone(colour);
  const planks = Array.from({ length: Math.ceil(width / board) }, (_, index) => {
    const left = x + index * board;
    const tint = dice.chance(0.5)
      ? darken(base, dice.between(0.02, 0.2))
      : lighten(base, dice.between(0.02, 0.2));
    return rect([left, y, Math.min(board - 1.5, x + width - left), height], tint);
  }).join('');
  return rect([x, y, width, height], darken(base, 0.4)) + planks;
}

/** A plastered wall: light above, a little darker towards the ground, shadow under the eaves. */
export function plaster(scene, [x, y, width, height], { colour, eaves = 26 }) {
  const base = scene.tone(colour);
  return (
    rect(
      [x, y, width, height],
      scene.gradient([
        [0, lighten(base, 0.08)],
        [1, darken(base, 0.07)],
      ]),
    ) + (eaves ? rect([x, y, width, eaves], scene.light.shade, { opacity: 0.2 }) : '')
  );
}

/** A glass balustrade with its rail. */
export const balustrade = (scene, [x, y, width, height]) =>
  rect([x, y, width, height], mix(scene.light.sky[1], '#DDF1F5', 0.5), { opacity: 0.6 }) +
  rect([x, y + height * 0.55, width, height * 0.45], '#fff', { opacity: 0.14 }) +
  rect([x - 2, y - 4, width + 4, 5], scene.tone('#54636A'));

/** A chimney of stone with a cap and, on cool evenings, a thread of smoke. */
export function chimney(scene, [x, y, width, height]) {
  const cap = scene.tone('#8B7A63');
  const smoke = scene.light.lit
    ? stroke(
        `M${round(x + width / 2)} ${round(y - 14)}c-30 -40 34 -60 6 -104s40 -60 18 -110`,
        scene.light.haze,
        { width: 16, opacity: 0.4, ...soft(6) },
      )
    : '';
  return (
    smoke +
    stonework(scene, [x, y, width, height]) +
    rect([x + width * 0.7, y, width * 0.3, height], scene.light.shade, { opacity: 0.2 }) +
    rect([x - 6, y - 9, width + 12, 10], cap)
  );
}

/** Water of a pool seen at an angle, inside its stone rim. */
export function pool(scene, { x, y, width, depth, skew = 60 }) {
  const { dice } = scene;
  const shape = (inset) => [
    [x + inset * 1.6, y + inset * 0.6],
    [x + width - inset * 1.6, y + inset * 0.6],
    [x + width + skew - inset * 2.2, y + depth - inset],
    [x - skew + inset * 2.2, y + depth - inset],
  ];
  const water = scene.ramp([lighten(scene.light.sky[1], 0.25), '#5CC6D3', '#2499B4']);
  const glints = dice.repeat(18, () => {
    const near = dice.next();
    return ellipse(
      [x + dice.between(-0.05, 1.05) * width, y + 12 + near * (depth - 20), 12 + near * 26, 1.6 + near * 1.6],
      '#fff',
      { opacity: 0.4 },
    );
  });
  const stone = scene.tone('#EFE6D6');
  return (
    polygon(
      shape(-10).map(([px, py]) => [px, py + 8]),
      darken(stone, 0.3),
    ) +
    polygon(shape(-10), stone) +
    polygon(shape(6), scene.tone('#8FC9D3')) +
    scene.within(
      outline(shape(6)),
      polygon(
        shape(6).map(([px, py]) => [px, py + 8]),
        water,
      ) + glints,
    )
  );
}
