import { means, MISSED, rule, type Rule } from './rule.js';

/** What a search cannot exclude. Before all other rules: 'sin mascotas' does not ask for pets. */
export const NEGATIONS: readonly Rule[] = [
  means('(?:sin|ni)(?: la| el)? [a-z]+(?: de [a-z]+)?(?: ni [a-z]+)*', MISSED),
  means(
    'no (?!mas de |menos de )(?:(?:quiero|tenga|tengan|acepta|acepten|se|me|muy|tan|demasiado) )?[a-z]+',
    MISSED,
  ),
];

/** What visitors ask for and no filter can express; it is said, and not searched for as words. */
export const UNANSWERED: readonly Rule[] = [
  means('(?:por |el |en |para )?(?:el |un )?(?:finde|fin de semana)(?: largo| xx?l| que viene)?', MISSED),
  means('(?:para |en )?(?:ano nuevo|fin de ano|fiestas|navidad|reyes|feriado|feriados)', MISSED),
  means('(?:en |para |este |el )?(?:verano|otono|primavera|invierno|vacaciones)', MISSED),
  means('(?:en |para )?(?:abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre)', MISSED),
  means('(?:para |el )?(?:hoy|manana|ahora|lunes|martes|miercoles|jueves|viernes|sabado|domingo)', MISSED),
  means(
    '(?:la |el )?(?:semana|mes|quincena) que viene|(?:la |el )?proxim[ao] (?:semana|mes|quincena)',
    MISSED,
  ),
  rule(
    String.raw`(?:por |de |unos |unas )?(?:\d+(?:\.\d+)?|una?) (?:noche|dia|semana|quincena|mes|anos?)`,
    () => MISSED,
  ),
  means('(?:con )?(?:fotos?|toallas?)', MISSED),
  means('quincena|noche|semana|mes|pesos|usd', MISSED),
  rule(String.raw`\d+(?:\.\d+)? (?:x|por) \d+(?:\.\d+)?(?: metros)?`, () => MISSED),
  rule(
    String.raw`(?:a )?(?:(?:menos|mas) de )?(?:unos |unas )?(?:\d+(?:\.\d+)?|una?|media) (?:metros|cuadras|kilometros|minutos|minuto)`,
    () => MISSED,
  ),
  rule(
    String.raw`(?:hasta|desde|mas de|menos de|maximo|minimo|entre|por|a|de|para|usd|\$) (?:usd |\$ )?\d+(?:\.\d+)?(?: y \d+(?:\.\d+)?)?(?: (?:mil|millon|palo|luca|usd|pesos))?`,
    () => MISSED,
  ),
  means(
    '(?:muy )?(?:lind[ao]s?|hermos[ao]s?|bonit[ao]s?|buen[ao]?s?|grandes?|chic[ao]|precios[ao]s?|ideal|mejor|mejores)',
    MISSED,
  ),
];

/** Words between the others. */
export const FILLERS = new Set(
  `
  a acepta aceptan acepte acepten al algo av avda avenida calle alguien algun alguna algunas alguno algunos ante aproximadamente aunque bien buenas buenos busca buscamos buscando busco cada
  como con cual cuando cerca da de del donde dos e el ella en entre es esa ese eso esta este esten esto estoy favor gracias gustaria ha
  hasta hay hola incluida incluido incluir incluya incluyan incluye incluyen ir la las le lo los lugar mas me mes mi muy necesitamos necesito nos o para pero persona porfa por porfavor posible puede pueda
  puedo que queda quede queremos quiero quisiera se sea sean ser si sobre solo somos son soy su sus tambien tarde tener tenga tengan tiene
  tienen tipo tiene todo u un una unas uno unos vamos viajamos viajo voy ver vivir y ya zona propiedad propiedades inmueble inmuebles precio alrededores barrio temporada vivienda viviendas
  alojamiento alojamientos hospedaje familia capacidad cama dia desde ubicado ubicada ubicados ubicadas
  `
    .trim()
    .split(/\s+/),
);
