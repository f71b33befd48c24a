import { polygon, rect } from '../core/shapes.mjs';

export const WALLS = ['#F6F0E3', '#EBDCC4', '#E4E9E6', '#F3D9C0', '#DDE2D2', '#F1EFEA'];

export const ROOFS = ['#A6492B', '#8E3B24', '#B4603A', '#5E666B', '#7A4B36'];

export const DOORS = ['#7A4A28', '#0D5B76', '#5C3A24', '#2F5D4A', '#A9470B'];

/** A deck chair with its towel. */
export function lounger(scene, x, y) {
  const cloth = scene.tone(scene.dice.pick(['#F8C27A', '#FFFFFF', '#7CC5D0', '#E58A6A']));
  return (
    rect([x, y, 132, 9], scene.tone('#8B5E34')) +
    polygon(
      [
        [x - 34, y - 46],
        [x - 22, y - 50],
        [x + 12, y],
        [x - 4, y + 6],
      ],
      cloth,
    ) +
    rect([x + 2, y - 7, 122, 9], cloth) +
    rect([x + 12, y + 8, 7, 20], scene.tone('#6E4826')) +
    rect([x + 112, y + 8, 7, 20], scene.tone('#6E4826'))
  );
}
