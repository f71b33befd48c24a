import { round, stroke } from '../core/shapes.mjs';

export const tap = ([x, y]) => stroke(`M${round(x)} ${y}v-56q0 -26 26 -26t26 24v8`, '#9AA5A9', { width: 9 });
