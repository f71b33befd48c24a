/**
 * Words of searches with their other spellings, folded. A sentence is read with the first word of a line in place of the others. Abbreviations
 * and synonyms stand here; what the words mean is in the rules.
 */
const SPELLINGS = `
miramar
mardel
mardelplata mdp mdq
mardelsur mardelsud mds
sur sud
mar
plata
playa playas costa
casa casas csa casita casitas chalet chalets chale
departamento departamentos depto deptos dpto dptos depa depas dto dtos depart departamentito deptito
monoambiente monoambientes
local locales
terreno terrenos lote lotes
campo campos
hotel hoteles aparthotel hosteria hosterias hostal hostel
balneario balnearios
cabana cabanas bungalow bungalows
duplex dupleks
alquiler alquileres alquilar alquilo alquilamos alquila renta rentar
venta ventas vender vendo comprar compro compra
dormitorio dormitorios dorm dorms dor habitacion habitaciones hab habs cuarto cuartos pieza piezas
ambiente ambientes amb ambs
bano banos
persona personas pers pax huesped huespedes plazas amigo amigos amiga amigas
adulto adultos mayores abuelo abuelos abuela abuelas suegro suegros suegra suegras tio tios tia tias primo primos prima primas
chico chicos nino ninos nina ninas menor menores hijo hijos hija hijas nene nenes nena nenas bebe bebes criatura criaturas nieto nietos nieta nietas sobrino sobrinos sobrina sobrinas
somos seamos
familia familias
pareja parejas matrimonio matrimonios
capacidad
pileta piletas piscina piscinas pile
wifi internet wi-fi
acondicionado
parque
parrilla parrillas asador churrasquera
mascota mascotas perro perros perra perrito perritos gato gatos
cochera cocheras garage garages garaje garajes estacionamiento
quincho quinchos
balcon balcones
diciembre dic
enero ene
febrero feb
marzo
abril
mayo
junio
julio
agosto ago
septiembre setiembre sept
octubre oct
noviembre nov
quincena quincenas quinc
semana semanas
mes meses
dia dias
noche noches
anual anuales
primera primer
primero
segunda segundo
tercera tercer
cuarta
ultima
santa
pascua pascuas
vacaciones
invierno
millon millones
mil
palo palos
luca lucas k
verde verdes
pesos peso ars
usd dolares dolar dols
hasta
desde
maximo maxima max
minimo minima min
menos
entre
presupuesto
libre libres disponible disponibles desocupado desocupada
destacado destacados destacada destacadas
verificado verificados verificada verificadas
credito creditos
apto apta
sabanas sabana
ropa
cama
luz
gas
servicios
incluido incluida incluidos incluidas
metros metro mts mt mtrs m
cuadras cuadra
kilometros kilometro km kms
hectareas hectarea ha has hect
m2
barato barata baratos baratas baratito baratita economico economica economicos economicas
finde findes finesemana
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The first word of its line, by spelling. */
const USUAL = new Map(
  SPELLINGS.flatMap(([usual = '', ...others]) => [usual, ...others].map((one) => [one, usual])),
);

/** Words in which one typing mistake is forgiven. Most shorter words have real ones beside them. */
const FORGIVEN = [...USUAL.keys()].filter((word) =>
  /^([a-z]{6,}|casas?|ventas?|hotel|local|enero|marzo)$/.test(word),
);

/** Spanish words one letter away from those, which mean something else: `entero` is no `enero`, a `plaza` no place for a guest. */
const REAL_WORDS = new Set(
  `
    agota angosto asado asados aseador balon balones baraja barajas barato cabas cabina cabinas caca cacas cada cadas caga cagas
    caia caias caja cajas cala calas cama camas camilla camita camitas campus cana canas canitas cansa cansas capa capas cara caras
    carta casad casais casal casan casar casase casca cascas case casea caseas cases caseta casetas casi casia casias casino casis
    caso casona casos caspa caspas casta castas cata catas causa causas cava cavas caya cayas caza cazas celda cesa cesas chales
    cocinera compara comparar compras cosa cosas crasa crasas cuadro cuadros cuanta cuanto cuantos cuartel cuarzo cuatro cusa cusas
    destajo destapado diseminado economia encera ensero entera entero entra familiar fines funde hostel hostil infierno influida
    influido internen interno invertir invierte invierto libras libros liebres litres litros loca locas marca marco mareo margo
    marso mejor mejores mentores millas minutos miradas mirador miramos paleta paletas pardilla parejas parejo parquea parqueo
    parques permito personal personales playera playero plaza porque presos primar primeras primeros primor propuesto puerros
    quincenal quincha quinchas reatar rentas restar retar sabanal santos secamos seguida seguido segundos semanal semanales sepamos
    servicio sobrio sobrios sobria sobrias suero sueros ternera ternero terrado terraza terrazas terreo terruno ultimas ultimos vena venas vencer venda vendas veneta venetas
    venga venganza vengas venia venias vent ventad ventais ventana ventanas ventar ventase vente ventea venteas ventilar vento venza
    venzas verdes veta vetas vienta vientas vinta vintas vista visto vocacion vocaciones
  `
    .trim()
    .split(/\s+/),
);

/** The usual spelling of a folded word; the word itself if the vocabulary does not have it. */
export function usualWord(word: string): string {
  return USUAL.get(word) ?? USUAL.get(corrected(word)) ?? word;
}

/** The one word of the vocabulary that differs by one typing mistake, not in the first letter; the word itself if there is none or more. */
function corrected(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || REAL_WORDS.has(word)) return word;
  const near = FORGIVEN.filter((one) => one[0] === word[0] && isOneMistake(word, one));
  const meant = new Set(near.map((one) => USUAL.get(one)));
  return meant.size === 1 ? near[0]! : word;
}

/** Whether one letter is missing, added, replaced, or two neighbours are swapped. */
export function isOneMistake(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  if (rest.slice(1) === otherRest.slice(1)) return true;
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}
