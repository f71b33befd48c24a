import { mix } from './colour.mjs';
import { Dice } from './dice.mjs';
import { HOURS } from './hours.mjs';
import { SOFTNESS, round } from './shapes.mjs';

const softFilters = SOFTNESS.map(
  (radius) =>
    `<filter id="soft${radius}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
).join('');

/** Fine ripples of wind in sand, drawn by the renderer itself. */
const rippleFilter =
  '<filter id="ripples" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .11" numOctaves="2" seed="8"/>' +
  '<feColorMatrix values="0 0 0 0 .42  0 0 0 0 .3  0 0 0 0 .16  0 0 0 1.1 -.56"/></filter>';

/** A drawing under way: its size, its chance, its light, and the definitions that its strokes have asked for. */
export class Scene {
  constructor({ width = 1200, height = 900, seed, hour }) {
    this.width = width;
    this.height = height;
    this.dice = new Dice(seed);
    this.light = HOURS[hour];
    this.definitions = [];
    this.strokes = [];
  }

  paint(...strokes) {
    this.strokes.push(...strokes.flat(Infinity));
    return this;
  }

  /** A material's colour as this hour's light shows it. */
  tone(colour) {
    return mix(colour, this.light.wash, this.light.washAmount);
  }

  define(build) {
    const id = `d${this.definitions.length}`;
    this.definitions.push(build(id));
    return `url(#${id})`;
  }

  /** A linear gradient from `[offset, colour, opacity?]` stops; downwards unless `to` says otherwise. */
  gradient(stops, to = [0, 1]) {
    const inner = stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${inner}</linearGradient>`,
    );
  }

  /** A colour evenly down a list. */
  ramp(colours, to) {
    return this.gradient(
      colours.map((colour, index) => [round((index / (colours.length - 1)) * 100) / 100, colour]),
      to,
    );
  }

  /** A glow that fades to nothing. */
  glow(colour, strength = 0.7) {
    return this.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  /** `content`, cut to the outline `d`. */
  within(d, content) {
    const reference = this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="${reference}">${content}</g>`;
  }

  /**
   * The finished drawing. `mirror` flips it; `camera` {zoom, x, y} frames a part of it (x and y from 0 to 1 choose
   * where); `outputWidth` sets the pixels.
   */
  toSvg({ mirror = false, camera = {}, outputWidth = this.width } = {}) {
    const { zoom = 1, x = 0.5, y = 0.5 } = camera;
    const [w, h] = [this.width / zoom, this.height / zoom];
    const view = [(this.width - w) * x, (this.height - h) * y, w, h].map(round).join(' ');
    const flip = mirror ? ` transform="translate(${this.width} 0) scale(-1 1)"` : '';
    const outputHeight = Math.round((outputWidth * this.height) / this.width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${outputWidth}" height="${outputHeight}" viewBox="${view}"><defs>${softFilters}${rippleFilter}${this.definitions.join('')}</defs><g${flip}>${this.strokes.join('')}</g></svg>`;
  }
}
