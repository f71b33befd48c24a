import { bath } from './scenes/bath.mjs';
import { beachClub } from './scenes/beach-club.mjs';
import { bedroom } from './scenes/bedroom.mjs';
import { hotel, shop, tower } from './scenes/buildings.mjs';
import { field, plot } from './scenes/countryside.mjs';
import { garden } from './scenes/gardens.mjs';
import { chalet, duplex } from './scenes/houses.mjs';
import { kitchen } from './scenes/kitchen.mjs';
import { living } from './scenes/living.mjs';
import { cabin, modern } from './scenes/modern-and-cabin.mjs';
import { quincho } from './scenes/quincho.mjs';

const HOUR_WORDS = {
  amanecer: 'al amanecer',
  manana: 'a la mañana',
  dia: 'al mediodía',
  tarde: 'a la tarde',
  ocaso: 'al atardecer',
  nublado: 'con cielo nublado',
};

/** What each subject is called, who draws it, and its pictures: seed, hour, options, and what the alt text adds. */
const SUBJECTS = {
  chalet: {
    draw: chalet,
    words: 'chalet de piedra con techo de tejas',
    pictures: [
      [11, 'tarde', { backdrop: 'town' }, 1.2],
      [12, 'dia', { plan: 'double', backdrop: 'pines' }, 1.16],
      [13, 'ocaso', { backdrop: 'sea', mirror: true }, 1.24],
      [14, 'manana', { plan: 'double', backdrop: 'poplars', mirror: true }, 1.3],
      [15, 'amanecer', { backdrop: 'pines' }, 1.08],
      [16, 'nublado', { backdrop: 'town', mirror: true }, 1.34],
    ],
  },
  moderna: {
    draw: modern,
    words: 'casa moderna con pileta',
    pictures: [
      [21, 'manana', { backdrop: 'sea' }, 1.12],
      [22, 'ocaso', { backdrop: 'pines', mirror: true }, 1.16],
      [23, 'tarde', { backdrop: 'poplars' }, 1.1],
      [24, 'dia', { backdrop: 'town', mirror: true }, 1.2],
    ],
  },
  cabana: {
    draw: cabin,
    words: 'cabaña de madera a dos aguas',
    pictures: [
      [31, 'dia', { backdrop: 'pines' }, 1.14],
      [32, 'ocaso', { backdrop: 'pines', mirror: true }, 1.26],
      [33, 'manana', { backdrop: 'sea' }, 1.18],
    ],
  },
  edificio: {
    draw: tower,
    words: 'edificio de departamentos',
    pictures: [
      [41, 'dia', { backdrop: 'town', floors: 9 }, 1.06],
      [42, 'ocaso', { backdrop: 'sea', floors: 10, mirror: true }, 1.04],
      [43, 'tarde', { backdrop: 'sea', floors: 7 }, 1.12],
      [45, 'manana', { backdrop: 'pines', floors: 6, mirror: true }, 1.16],
    ],
  },
  duplex: {
    draw: duplex,
    words: 'dúplex de dos plantas',
    pictures: [
      [51, 'manana', { backdrop: 'town' }, 1.2],
      [52, 'tarde', { backdrop: 'pines', mirror: true }, 1.12],
      [54, 'amanecer', { backdrop: 'sea' }, 1.26],
    ],
  },
  living: {
    draw: living,
    words: 'living comedor luminoso',
    pictures: [
      [61, 'dia', { outlook: 'sea', layout: 'beside' }, 1],
      [62, 'tarde', { outlook: 'sea', layout: 'under' }, 1.08],
      [63, 'ocaso', { outlook: 'city', layout: 'door', mirror: true }, 1.02],
      [64, 'manana', { outlook: 'garden', layout: 'door' }, 1.06],
      [65, 'manana', { outlook: 'pines', layout: 'beside', mirror: true }, 1.1],
    ],
  },
  cocina: {
    draw: kitchen,
    words: 'cocina completa con barra',
    pictures: [
      [71, 'manana', { outlook: 'garden' }, 1],
      [72, 'dia', { outlook: 'sea', mirror: true }, 1.08],
      [74, 'tarde', { outlook: 'pines' }, 1.05],
    ],
  },
  dormitorio: {
    draw: bedroom,
    words: 'dormitorio',
    pictures: [
      [81, 'dia', { outlook: 'pines' }, 1.04],
      [82, 'tarde', { outlook: 'sea', mirror: true }, 1.08],
      [83, 'manana', { outlook: 'garden', beds: 2 }, 1],
      [84, 'ocaso', { outlook: 'city' }, 1.1],
    ],
  },
  bano: {
    draw: bath,
    words: 'baño completo',
    pictures: [
      [97, 'dia', { layout: 'shower' }, 1],
      [77, 'tarde', { layout: 'tub', mirror: true }, 1.02],
      [99, 'manana', { layout: 'shower', mirror: true }, 1.08],
    ],
  },
  quincho: {
    draw: quincho,
    words: 'quincho con parrilla y mesa larga',
    pictures: [
      [101, 'ocaso', { backdrop: 'pines' }, 1.04],
      [102, 'manana', { backdrop: 'poplars', mirror: true }, 1.12],
      [103, 'tarde', { backdrop: 'town' }, 1.08],
    ],
  },
  jardin: {
    draw: garden,
    words: 'parque con pileta y sombrilla',
    pictures: [
      [111, 'dia', { backdrop: 'pines' }, 1],
      [112, 'tarde', { backdrop: 'town', mirror: true }, 1.06],
      [113, 'manana', { backdrop: 'poplars' }, 1.1],
    ],
  },
  terreno: {
    draw: plot,
    words: 'terreno cercado con cartel de venta',
    pictures: [
      [121, 'tarde', { backdrop: 'town' }, 1.02],
      [122, 'dia', { backdrop: 'sea', mirror: true }, 1.06],
      [123, 'manana', { backdrop: 'pines' }, 1.1],
    ],
  },
  campo: {
    draw: field,
    words: 'campo con molino y hacienda',
    pictures: [
      [131, 'tarde', { crop: 'wheat' }, 1.02],
      [132, 'manana', { crop: 'green', mirror: true }, 1.06],
    ],
  },
  local: {
    draw: shop,
    words: 'local comercial a la calle con toldo rayado',
    pictures: [
      [141, 'manana', {}, 1.06],
      [142, 'ocaso', { mirror: true }, 1.12],
      [144, 'tarde', {}, 1.02],
    ],
  },
  hotel: {
    draw: hotel,
    words: 'hotel frente a la costa',
    pictures: [
      [156, 'dia', { backdrop: 'sea', style: 'classic' }, 1.02],
      [152, 'tarde', { backdrop: 'sea', style: 'modern', mirror: true }, 1.1],
      [153, 'ocaso', { backdrop: 'pines', style: 'classic' }, 1.06],
    ],
  },
  balneario: {
    draw: beachClub,
    words: 'balneario con carpas y sombrillas',
    pictures: [
      [161, 'dia', { layout: 'tents' }, 1.02],
      [300, 'tarde', { layout: 'aisle' }, 1],
      [163, 'manana', { layout: 'bar' }, 1.04],
    ],
  },
};

/** Every demonstration picture: subject, number, alt text, and how to draw it. */
export const CATALOGUE = Object.entries(SUBJECTS).flatMap(([subject, { draw, words, pictures }]) =>
  pictures.map(([seed, hour, options, zoom], index) => {
    const { mirror = false, ...drawing } = options;
    return {
      subject,
      name: `${subject}-${index + 1}`,
      alt: `Imagen de demostración: ${words}, ${HOUR_WORDS[hour]}`,
      seed,
      hour,
      mirror,
      camera: { zoom, x: 0.5, y: zoom > 1 ? 0.72 : 0.5 },
      draw: (scene) => draw(scene, drawing),
    };
  }),
);
