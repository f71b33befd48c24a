/** One decimal is finer than a pixel of any rendition, and keeps the drawings small. */
export const round = (value) => Math.round(value * 10) / 10;

const attributes = (extra) =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');

export const rect = ([x, y, width, height], fill, extra = {}) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = ([cx, cy, rx, ry = rx], fill, extra = {}) =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(extra)}/>`;

export const path = (d, fill, extra = {}) => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** A closed polygon through `points`. */
export const outline = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const polygon = (points, fill, extra = {}) => path(outline(points), fill, extra);

export const stroke = (d, colour, { width = 2, ...extra } = {}) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${attributes(extra)}/>`;

export const group = (content, extra = {}) => `<g${attributes(extra)}>${content}</g>`;

/** Blur steps that every scene declares; used as `...soft(6)` in an element's attributes. */
export const SOFTNESS = [2, 6, 14, 40];
export const soft = (radius) => ({ filter: `url(#soft${radius})` });
