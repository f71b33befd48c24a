import { MONTHS } from '../../kernel/time/month-names.js';
import { anyAmenity } from './amenity-rules.js';
import { FILLER, means, MISSED, rule, type Rule, type SentenceContext } from './rule.js';

/** Between a negation and what it excludes; patterns without spaces. */
const EXCLUDING = `
  me se nos hace falta quiero queremos necesito necesitamos busco buscamos tengo tenemos llevo llevamos voy vamos tenga tengan
  tiene tienen haya hay sea sean es son este esten estar queda quede acepto acepta aceptan acepte acepten admite admiten
  admita admitan permite permiten permita permitan gusta gustan importa importan incluye incluya muy tan demasiado si en
  de del al? con por cerca el la los las un una mi
`
  .trim()
  .split(/\s+/)
  .join('|');
const EXCLUDED = `(?:mar del? (?:la )?[a-z]+|[a-z]+(?: de [a-z]+)?)`;

/** Months and towns that are excluded with the first: 'salvo enero y febrero'. */
const ALSO_EXCLUDED = `(?: (?:y|o|ni|,)(?: en)? (?:${MONTHS.join('|')}|miramar|mardel(?:plata|sur)?|mar del? [a-z]+))*`;

/** Greetings, and 'los días' before the days themselves. Before all other rules: neither is a time. */
export const GREETINGS: readonly Rule[] = [
  means('buen[ao]?s? (?:dia|tardes?|noche)', FILLER),
  means(String.raw`(?:los |el )?dia(?= \d{1,2} (?:al?|y|hasta) )`, FILLER),
];

/** What a search cannot exclude. Before all other rules: 'sin mascotas' does not ask for pets. */
export const negations = (names: SentenceContext): readonly Rule[] => [
  // 'Sin pileta y parque' excludes both; 'sin pileta y con parque' does not.
  means(
    `(?:sin|ni) (?:(?:${EXCLUDING}) )*${EXCLUDED}(?: ni (?:(?:${EXCLUDING}) )*[a-z]+| (?:y|o) (?:${anyAmenity(names) || '(?!)'}))*`,
    MISSED,
  ),
  means(
    `(?:que )?no (?!mas de |menos de |pase de |supere )(?:(?:${EXCLUDING}) )*${EXCLUDED}${ALSO_EXCLUDED}`,
    MISSED,
  ),
  means(
    `(?:salvo|excepto|nada de|lejos del?|(?:todo|toda|todos|todas|cualquiera?)(?: el| la| los| las)?(?: [a-z]+)? menos(?! de )) (?:(?:${EXCLUDING}) )*${EXCLUDED}${ALSO_EXCLUDED}`,
    MISSED,
  ),
];

/** What visitors ask for and no filter can express; it is said, and not searched for as words. */
export const UNANSWERED: readonly Rule[] = [
  means(
    '(?:por |el |en |para )?(?:el |un |este |proximo )*(?:finde|fin(?:es)? de semana)(?: largo| xx?l)?(?: que viene| proximo)?',
    MISSED,
  ),
  means('(?:del? |el )?(?:ano que viene|proximo ano)', MISSED),
  means('por (?:persona|cabeza)', MISSED),
  means('(?:por |para )?(?:toda (?:la )?temporada|temporada completa)', MISSED),
  means('(?:en )?(?:provincia de )?buenos aires', MISSED),
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

/** Units, amounts, bounds and times in their usual spelling. Without what they belong to they say nothing that a notice has as a word. */
export const MEASURING = new Set(
  `
  ambiente ano bano capacidad chico adulto cuadras dia dormitorio entre desde familia hasta hectareas kilometros luca m2 maximo menos mes
  metros mil millon minimo noche palo pareja persona pesos presupuesto primera primero quincena segunda semana somos tope ultima usd
  ${MONTHS.join(' ')}
  `
    .trim()
    .split(/\s+/),
);

/** Words between the others. */
export const FILLERS = new Set(
  `
  a acepta aceptan acepte acepten al algo alguien algun alguna algunas alguno algunos alojamiento alojamientos alrededores andamos ando ante
  aprox aproximadamente aunque av avda avenida barrio bien buenas buenos busca buscamos buscando buscaria busco cada calle cama capacidad cerca
  che checkin checkout como con conoces consulta consultar costo costos cual cualquier cualquiera cuando cuanto cuesta cuestan da de del desde
  dia disponibilidad donde dos e el ella en entre es esa ese eso esta estamos este esten esto estoy familia favor fecha fechas gracias gustaria
  ha hasta hay hola hospedaje incluida incluido incluir incluya incluyan incluye incluyen info informacion inmueble inmuebles ir la las le
  llegada llegamos llegando llego lo los lugar mandame mandarme mas me mes mi mostrame mostrarme muy necesitamos necesitaria necesitariamos
  necesito nos o ofrecen para partir pasame pasarme pero persona podes podria podrian por porfa porfavor posible precio precios propiedad
  propiedades pueda puede puedo que queda quede queremos queres quiero quisiera quisieramos saber sabes sale salen salida se sea sean ser si
  sobre solo somos son soy su sus tambien tarde tarifa tarifas temporada tendras tendria tendrian tendrias tener tenes tenga tengan tiene
  tienen tipo todo u ubicada ubicadas ubicado ubicados un una unas uno unos vale valen valor valores vamos vengo venimos ver viajamos viajo
  vivienda viviendas vivir voy y ya yo zona
  `
    .trim()
    .split(/\s+/),
);
