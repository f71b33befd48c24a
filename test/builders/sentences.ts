/** Zones that the sentences name. */
export const SENTENCE_ZONES = [
  { id: 1, town: 'Mar del Plata', name: 'Punta Mogotes' },
  { id: 2, town: 'Mar del Plata', name: 'Centro' },
  { id: 3, town: 'Miramar', name: 'Centro' },
  { id: 4, town: 'Mar del Plata', name: 'Güemes' },
  { id: 5, town: 'Mar del Plata', name: 'Constitución' },
  { id: 6, town: 'Miramar', name: 'Parquemar' },
];

/** `sentence → search · order ✗ not understood | … ≠ the tempting wrong search`. */
export const SENTENCES = `
  casa 3 dormitorios con pileta en miramar para 6, segunda de enero, hasta 2 millones → Alquiler/Miramar/Casa/3-Dorm/Enero/2-Quincena/0-2000000/personas-6/svc-pileta
  casa para 4 → Alquiler/Todas/Casa/personas-4 ≠ Alquiler/Todas/Casa/4-Dorm
  casa hasta 2 → Alquiler/Todas/Casa ✗ hasta 2 ≠ Alquiler/Todas/Casa/0-2
  casa cerca del mar → Alquiler/Todas/Casa?mar=500 ≠ Alquiler/Mar-del-Plata/Casa
  frente al mar → Alquiler/Todas/Todas?palabras=frente+mar ≠ Alquiler/Mar-del-Plata/Todas
  departamento en mar del plata frente al mar → Alquiler/Mar-del-Plata/Departamento?palabras=frente+mar
  3 ambientes → Alquiler/Todas/Departamento/3-Amb ≠ Alquiler/Todas/Casa/3-Dorm
  depto 3 ambientes mar del plata → Alquiler/Mar-del-Plata/Departamento/3-Amb
  casa del 10 al 20 de enero → Alquiler/Todas/Casa?llegada=2027-01-10&salida=2027-01-20 ≠ Alquiler/Todas/Casa/Enero
  casa finde largo → Alquiler/Todas/Casa?noches=finde-largo
  casa en miramr con piletta en enreo → Alquiler/Miramar/Casa/Enero/svc-pileta
  departamento entero en miramar → Alquiler/Miramar/Departamento?palabras=entero ≠ Alquiler/Miramar/Departamento/Enero
  seis personas primera quincena de enero → Alquiler/Todas/Todas/Enero/1-Quincena/personas-6
  primera quincena → Alquiler/Todas/Todas ✗ primera quincena ≠ Alquiler/Todas/Todas/Enero/1-Quincena
  casa con quincho y vivero → Alquiler/Todas/Casa/svc-quincho?palabras=vivero
  departamento con pileta → Alquiler/Todas/Departamento?palabras=pileta ≠ Alquiler/Todas/Departamento/svc-pileta
  monoambiente en mdp → Alquiler/Mar-del-Plata/Departamento/1-Amb
  terreno en miramar → Venta/Miramar/Terreno ≠ Alquiler/Miramar/Terreno
  terreno de 500 m2 → Venta/Todas/Terreno/superficie-500-max
  terreno en venta en mar del sur de 600 a 1000 metros → Venta/Mar-del-Sur/Terreno/superficie-600-1000
  lote de 600 mts → Venta/Todas/Terreno/superficie-600-max
  terreno de 12 metros de frente → Venta/Todas/Terreno?palabras=frente ✗ 12 metros ≠ Venta/Todas/Terreno/superficie-12-max
  casa a menos de 300 metros del centro → Alquiler/Todas/Casa?palabras=centro ✗ a menos de 300 metros ≠ Alquiler/Todas/Casa/superficie-300-max
  campo de 10 hectareas → Venta/Todas/Campo/superficie-100000-max
  casa en venta en miramar hasta 80 mil dolares → Venta/Miramar/Casa/0-80000/USD
  casa 300 lucas → Alquiler/Todas/Casa/0-300000
  un millón y medio → Alquiler/Todas/Todas/0-1500000
  entre 1 y 2 millones → Alquiler/Todas/Todas/1000000-2000000
  de 500 mil a un millon → Alquiler/Todas/Todas/500000-1000000
  desde 100.000 hasta 300.000 pesos → Alquiler/Todas/Todas/100000-300000/ARS
  u$s 50.000 → Venta/Todas/Todas/0-50000/USD
  hasta 500 → Alquiler/Todas/Todas ✗ hasta 500 ≠ Alquiler/Todas/Todas/0-500
  100 mil por noche → Alquiler/Todas/Todas/0-100000
  hasta 2 millones la quincena → Alquiler/Todas/Todas/0-2000000 ✗ la quincena
  segunda quincena de enero hasta 2 millones la quincena → Alquiler/Todas/Todas/Enero/2-Quincena/0-2000000
  calle 21 → Alquiler/Todas/Todas?palabras=calle21 ≠ Alquiler/Todas/Todas/personas-21
  casa en calle 21 al 1200 → Alquiler/Todas/Casa?palabras=calle21 ✗ 1200
  a 300 metros del mar → Alquiler/Todas/Todas?mar=300
  a 3 cuadras de la playa → Alquiler/Todas/Todas?mar=300
  a 2 cuadras de la terminal → Alquiler/Todas/Todas?palabras=terminal ✗ a 2 cuadras
  cerca del centro → Alquiler/Todas/Todas?palabras=centro
  cabaña que acepte mascotas → Alquiler/Todas/Cabana/svc-mascotas
  con perro → Alquiler/Todas/Todas/svc-mascotas
  parrilla al aire libre → Alquiler/Todas/Todas/svc-parrilla?palabras=aire+libre ≠ Alquiler/Todas/Todas/svc-aire-acondicionado/svc-parrilla?libres=1
  del 28 de diciembre al 5 de enero → Alquiler/Todas/Todas?llegada=2026-12-28&salida=2027-01-05 ≠ Alquiler/Todas/Todas?llegada=2026-12-28&salida=2026-12-30
  16/1 al 31/1 → Alquiler/Todas/Todas?llegada=2027-01-16&salida=2027-01-31
  10 de enero por 7 noches → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-17
  una semana en enero, lo más barato → Alquiler/Todas/Todas?noches=7&mes=enero · precio-menor ≠ Alquiler/Todas/Todas/Enero/Semana
  todo enero → Alquiler/Todas/Todas/Enero/Mes-Completo
  semana santa → Alquiler/Todas/Todas/Semana-Santa ≠ Alquiler/Todas/Todas?palabras=santa
  vacaciones de invierno → Alquiler/Todas/Todas/Vacaciones-Inv
  más de 2 dormitorios casa → Alquiler/Todas/Casa/3plus-Dorm
  casa o departamento 3 dormitorios → Alquiler/Todas/Casa,Departamento ✗ 3 dormitorios
  3 dormitorios en miramar → Alquiler/Miramar/Casa,Cabana,Duplex/3-Dorm
  somos 5 → Alquiler/Todas/Todas/personas-5
  2 adultos y 2 chicos → Alquiler/Todas/Todas/personas-4
  pareja → Alquiler/Todas/Todas/personas-2
  casa venta enero → Venta/Todas/Casa ✗ enero ≠ Alquiler/Todas/Casa/Enero
  casa alquiler venta → Alquiler/Todas/Casa ✗ venta
  apto crédito → Venta/Todas/Todas/apto-credito
  con luz incluida y ropa de cama → Alquiler/Todas/Todas?ropa=1&luz=1
  mínimo 3 noches → Alquiler/Todas/Todas?minimo=3
  enero 2027 → Alquiler/Todas/Todas/Enero
  enero 2030 → Alquiler/Todas/Todas/Enero ✗ 2030
  casa quinta → Alquiler/Todas/Casa?palabras=quinta ≠ Alquiler/Todas/Casa/5-Dorm
  primera línea → Alquiler/Todas/Todas?palabras=primera+linea ≠ Alquiler/Todas/Todas/Enero/1-Quincena
  una linda casa → Alquiler/Todas/Casa ✗ linda
  casa con 2 baños y cochera para 2 autos → Alquiler/Todas/Casa/banos-2/svc-cochera?palabras=autos ✗ para 2 ≠ Alquiler/Todas/Casa/banos-2/personas-2/svc-cochera
  casa x 4 personas → Alquiler/Todas/Casa/personas-4
  plaza → Alquiler/Todas/Todas?palabras=plaza ≠ Alquiler/Todas/Todas/personas-1
  casa enero febrero → Alquiler/Todas/Casa/Enero ✗ febrero
  dos millones quinientos mil → Alquiler/Todas/Todas/0-2500000
  casa sin mascotas → Alquiler/Todas/Casa ✗ sin mascotas ≠ Alquiler/Todas/Casa/svc-mascotas
  casa sin ropa de cama → Alquiler/Todas/Casa ✗ sin ropa de cama
  casa sin pileta y parque → Alquiler/Todas/Casa ✗ sin pileta y parque ≠ Alquiler/Todas/Casa/svc-parque
  casa sin pileta y con parque → Alquiler/Todas/Casa/svc-parque ✗ sin pileta
  casa sin mascotas y cerca del mar → Alquiler/Todas/Casa?mar=500 ✗ sin mascotas
  terreno con casa → Venta/Todas/Terreno?palabras=casa ≠ Alquiler/Todas/Casa,Terreno
  campo en miramar con una casa → Venta/Miramar/Campo?palabras=casa
  local con departamento → Alquiler/Todas/Local?palabras=departamento
  no más de 500 mil → Alquiler/Todas/Todas/0-500000 ≠ Alquiler/Todas/Todas/500000-max
  no fumadores casa → Alquiler/Todas/Casa ✗ no fumadores
  un palo verde → Venta/Todas/Todas/0-1000000/USD ≠ Alquiler/Todas/Todas/0-1000000
  dos palos verdes → Venta/Todas/Todas/0-2000000/USD
  3dorm 6pax 2M → Alquiler/Todas/Casa,Cabana,Duplex/3-Dorm/0-2000000/personas-6
  cochera para 2 autos → Alquiler/Todas/Todas/svc-cochera?palabras=autos ✗ para 2
  para 4 vista al mar → Alquiler/Todas/Todas/personas-4?palabras=vista+mar
  Busco casa para alquilar en Miramar, la segunda quincena de enero, somos 6 con un perro → Alquiler/Miramar/Casa/Enero/2-Quincena/personas-6/svc-mascotas
  departamento dos ambientes con balcón al mar → Alquiler/Todas/Departamento/2-Amb/svc-balcon?palabras=mar
  depto en el centro de mar del plata para 2 personas por semana santa → Alquiler/Mar-del-Plata/Departamento/barrio-centro/Semana-Santa/personas-2
  casa con pileta climatizada → Alquiler/Todas/Casa/svc-pileta?palabras=climatizada
  dúplex con cochera y parrilla a 2 cuadras del mar → Alquiler/Todas/Duplex/svc-cochera/svc-parrilla?mar=300
  quiero comprar un terreno en mar del sur de mas de 800 m2 → Venta/Mar-del-Sur/Terreno/superficie-800-max
  lote 10x30 miramar → Venta/Miramar/Terreno ✗ 10x30
  casa en venta apto credito 3 dormitorios cochera → Venta/Todas/Casa/3-Dorm/apto-credito/svc-cochera
  local en alquiler peatonal 9 de julio → Alquiler/Todas/Local?palabras=julio
  hotel en miramar → Alquiler/Miramar/Hotel
  cabaña para pareja en mar del sur → Alquiler/Mar-del-Sur/Cabana/personas-2
  tres ambientes con cochera → Alquiler/Todas/Departamento/3-Amb/svc-cochera
  depto 1 dormitorio → Alquiler/Todas/Departamento/2-Amb
  casa de 1 ambiente → Alquiler/Todas/Casa ✗ 1 ambiente
  casa 3 ambientes → Alquiler/Todas/Casa/2-Dorm ≠ Alquiler/Todas/Casa/3-Dorm
  casa de mar → Alquiler/Todas/Casa?palabras=mar
  mar → Alquiler/Todas/Todas?palabras=mar ≠ Alquiler/Mar-del-Plata/Todas
  mar del plata o mar del sur → Alquiler/Mar-del-Plata,Mar-del-Sur/Todas
  miramar y mar del sur → Alquiler/Miramar,Mar-del-Sur/Todas
  dormitorios 3 → Alquiler/Todas/Casa,Cabana,Duplex/3-Dorm
  hasta 6 personas → Alquiler/Todas/Todas/personas-6 ≠ Alquiler/Todas/Todas/0-6
  hasta 3 dormitorios casa → Alquiler/Todas/Casa/1,2,3-Dorm ≠ Alquiler/Todas/Casa/3-Dorm
  entre 4 y 6 personas → Alquiler/Todas/Todas/personas-6
  de 4 a 6 personas → Alquiler/Todas/Todas/personas-6
  para 4 o 5 personas → Alquiler/Todas/Todas/personas-5
  mínimo 3 dormitorios casa → Alquiler/Todas/Casa/3plus-Dorm
  casa entre 2 y 4 dormitorios → Alquiler/Todas/Casa/2,3,4-Dorm
  menos de 300 mil por noche → Alquiler/Todas/Todas/0-300000
  100 dólares por noche → Alquiler/Todas/Todas/0-100/USD ≠ Venta/Todas/Todas/0-100/USD
  usd 100 la noche enero → Alquiler/Todas/Todas/Enero/0-100/USD
  150 mil por noche primera quincena de enero → Alquiler/Todas/Todas/Enero/1-Quincena/0-150000 ✗ por noche
  alquiler por día en enero → Alquiler/Todas/Todas/Enero/Dia
  carnaval → Alquiler/Todas/Todas?llegada=2027-02-05&salida=2027-02-09 ≠ Alquiler/Todas/Todas/Febrero
  casa para los carnavales en miramar → Alquiler/Miramar/Casa?llegada=2027-02-05&salida=2027-02-09
  feriado de carnaval 2028 → Alquiler/Todas/Todas ✗ feriado de carnaval 2028
  fin de semana largo → Alquiler/Todas/Todas?noches=finde-largo
  departamento en julio → Alquiler/Todas/Departamento ✗ en julio
  15 de enero → Alquiler/Todas/Todas ✗ 15 de enero
  del 15 al 10 de enero → Alquiler/Todas/Todas ✗ del 15 al 10 de enero
  del 1 al 15 de enero → Alquiler/Todas/Todas?llegada=2027-01-01&salida=2027-01-15
  del 20/12 al 3/1 → Alquiler/Todas/Todas?llegada=2026-12-20&salida=2027-01-03
  10-20 enero → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-20
  enero del 10 al 20 → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-20
  del primero al 15 de febrero → Alquiler/Todas/Todas?llegada=2027-02-01&salida=2027-02-15
  del 1° al 15 de enero → Alquiler/Todas/Todas?llegada=2027-01-01&salida=2027-01-15
  1º quincena enero → Alquiler/Todas/Todas/Enero/1-Quincena
  1a quincena de febrero → Alquiler/Todas/Todas/Febrero/1-Quincena
  primera semana de febrero → Alquiler/Todas/Todas?llegada=2027-02-01&salida=2027-02-08
  última semana de enero → Alquiler/Todas/Todas?llegada=2027-01-25&salida=2027-02-01
  dos semanas en enero → Alquiler/Todas/Todas?noches=14&mes=enero ≠ Alquiler/Todas/Todas/Enero/Semana
  quince días en enero → Alquiler/Todas/Todas?noches=15&mes=enero
  quincena en enero → Alquiler/Todas/Todas/Enero ✗ quincena ≠ Alquiler/Todas/Todas/Enero/1-Quincena
  la primera de marzo → Alquiler/Todas/Todas/Marzo/1-Quincena ≠ Alquiler/Todas/Todas/Marzo
  31 de febrero al 3 de marzo → Alquiler/Todas/Todas ✗ 31 de febrero al 3 de marzo
  del 30 al 31 de febrero → Alquiler/Todas/Todas ✗ del 30 al 31 de febrero
  3 noches → Alquiler/Todas/Todas?noches=3 ≠ Alquiler/Todas/Todas?minimo=3
  10 noches en febrero para 4 → Alquiler/Todas/Todas/personas-4?noches=10&mes=febrero
  casa en miramar en enero para 6, una semana → Alquiler/Miramar/Casa/personas-6?noches=7&mes=enero
  casa en enero para 6, 10 noches → Alquiler/Todas/Casa/personas-6?noches=10&mes=enero
  casa, 10 noches → Alquiler/Todas/Casa ✗ 10 noches
  enero, 10 días → Alquiler/Todas/Todas?noches=10&mes=enero
  un finde en marzo con pileta → Alquiler/Todas/Todas/svc-pileta?noches=finde&mes=marzo
  finde largo de carnaval → Alquiler/Todas/Todas?llegada=2027-02-05&salida=2027-02-09 ≠ Alquiler/Todas/Todas?noches=finde-largo
  finde largo de octubre → Alquiler/Todas/Todas?noches=finde-largo&mes=octubre
  el finde que viene → Alquiler/Todas/Todas ✗ el finde que viene ≠ Alquiler/Todas/Todas?noches=finde
  una quincena en febrero → Alquiler/Todas/Todas?noches=15&mes=febrero ≠ Alquiler/Todas/Todas/Febrero/1-Quincena
  una semana en julio → Alquiler/Todas/Todas?noches=7&mes=julio
  una semana en enero de 2027 → Alquiler/Todas/Todas?noches=7&mes=enero
  una semana en enero de 2029 → Alquiler/Todas/Todas ✗ una semana en enero de 2029
  40 noches en enero → Alquiler/Todas/Todas ✗ 40 noches en enero
  30 noches en febrero → Alquiler/Todas/Todas ✗ 30 noches en febrero
  del 10 al 20 de enero, una semana → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-20 ✗ una semana
  una semana en enero hasta 500 mil la semana → Alquiler/Todas/Todas/0-500000?noches=7&mes=enero
  10 noches desde el 5 de enero → Alquiler/Todas/Todas?llegada=2027-01-05&salida=2027-01-15
  del 10 al 20 de enero de 2025 → Alquiler/Todas/Todas ✗ del 10 al 20 de enero de 2025
  del 1 de enero al 30 de junio → Alquiler/Todas/Todas ✗ del 1 de enero al 30 de junio
  lo más barato en enero para 4 → Alquiler/Todas/Todas/Enero/personas-4 · precio-menor
  casa con jardin → Alquiler/Todas/Casa?palabras=jardin
  calle 9 de julio → Alquiler/Todas/Todas?palabras=julio
  campo de golf → Alquiler/Todas/Todas?palabras=campo+golf ≠ Venta/Todas/Campo
  vista al campo → Alquiler/Todas/Todas?palabras=vista+campo ≠ Venta/Todas/Campo
  frente al parque → Alquiler/Todas/Todas?palabras=frente+parque ≠ Alquiler/Todas/Todas/svc-parque
  casa familiar → Alquiler/Todas/Casa?palabras=familiar ≠ Alquiler/Todas/Casa/personas-4
  2 plazas → Alquiler/Todas/Todas/personas-2 ≠ Alquiler/Todas/Todas?palabras=plazas
  cama matrimonial → Alquiler/Todas/Todas?palabras=matrimonial
  cerca de mar del plata → Alquiler/Mar-del-Plata/Todas ≠ Alquiler/Mar-del-Plata/Todas?mar=500
  las toscas → Alquiler/Todas/Todas?palabras=toscas
  punta mogotes → Alquiler/Mar-del-Plata/Todas/barrio-punta-mogotes
  2027 → Alquiler/Todas/Todas ✗ 2027 ≠ Alquiler/Todas/Todas/0-2027
  casa con 30 baños → Alquiler/Todas/Casa ✗ 30 baños
  casa <script>alert(1)</script> → Alquiler/Todas/Casa?palabras=script+alert ✗ 1
  '; DROP TABLE listings; -- → Alquiler/Todas/Todas?palabras=drop+table+listings
  مرحبا بيت → Alquiler/Todas/Todas ✗ مرحبا | بيت
  casa de 3 dormitorios y 4 dormitorios → Alquiler/Todas/Casa/3,4-Dorm
  casa temporada 2027 → Alquiler/Todas/Casa ✗ 2027
  departamento amoblado con lavarropas y ascensor → Alquiler/Todas/Departamento?palabras=amoblado+lavarropas+ascensor
  casa para 6 en miramar con pileta del 15 al 30 de enero que acepte mascotas y tenga wifi hasta 3 millones → Alquiler/Miramar/Casa/0-3000000/personas-6/svc-mascotas/svc-pileta/svc-wi-fi?llegada=2027-01-15&salida=2027-01-30 ≠ Alquiler/Miramar/Casa/Enero/0-3000000/personas-6/svc-pileta
  Mar Del Plata → Alquiler/Mar-del-Plata/Todas
  medio millón → Alquiler/Todas/Todas/0-500000
  3 millones y medio → Alquiler/Todas/Todas/0-3500000
  3,5 millones → Alquiler/Todas/Todas/0-3500000
  1.500.000 → Alquiler/Todas/Todas/0-1500000
  1 500 000 → Alquiler/Todas/Todas/0-1500000
  $1.500.000,00 → Alquiler/Todas/Todas/0-1500000
  300k → Alquiler/Todas/Todas/0-300000
  20 lucas por noche → Alquiler/Todas/Todas/0-20000
  mil pesos → Alquiler/Todas/Todas/0-1000/ARS
  120000 usd → Venta/Todas/Todas/0-120000/USD
  entre 80.000 y 120.000 usd → Venta/Todas/Todas/80000-120000/USD
  de 80 a 120 mil dolares → Venta/Todas/Todas/80000-120000/USD
  más de 200 mil dolares → Venta/Todas/Todas/200000-max/USD ≠ Venta/Todas/Todas/0-200000/USD
  menos de 100 → Alquiler/Todas/Todas ✗ menos de 100
  av. 9 de julio 350 → Alquiler/Todas/Todas?palabras=julio ✗ 350 ≠ Alquiler/Todas/Todas/0-350
  mar del plta → Alquiler/Mar-del-Plata/Todas
  alquiler en dólares → Alquiler/Todas/Todas/USD
  casa con vista al mar en mar del plata → Alquiler/Mar-del-Plata/Casa?palabras=vista+mar ≠ Alquiler/Mar-del-Plata/Casa?mar=500
  hasta 200 mil la noche en enero → Alquiler/Todas/Todas/Enero/0-200000
  2do piso → Alquiler/Todas/Todas?palabras=piso ✗ 2do ≠ Alquiler/Todas/Todas/Enero/2-Quincena
  departamento en venta en miramar con cochera y balcón → Venta/Miramar/Departamento/svc-balcon/svc-cochera
  para dos adultos y un nene → Alquiler/Todas/Todas/personas-3
  casa frente al mar con pileta para 10 del 2 al 16 de febrero → Alquiler/Todas/Casa/personas-10/svc-pileta?llegada=2027-02-02&salida=2027-02-16&palabras=frente+mar
  casa en Mirmar para 4 → Alquiler/Miramar/Casa/personas-4
  cavaña en miramar → Alquiler/Miramar/Cabana
  departamento con cochra → Alquiler/Todas/Departamento/svc-cochera
  diciemrbe → Alquiler/Todas/Todas/Diciembre
  duplex en ventta → Venta/Todas/Duplex
  departamento con aire frío calor → Alquiler/Todas/Departamento/svc-aire-acondicionado?palabras=frio+calor
  deptos para 3 en miramar 2da quincena de febrero hasta 700 mil la quincena → Alquiler/Miramar/Departamento/Febrero/2-Quincena/0-700000/personas-3
  quiero alquilar algo barato para 2 en mar del plata del 5 al 12 de marzo → Alquiler/Mar-del-Plata/Todas/personas-2?llegada=2027-03-05&salida=2027-03-12 · precio-menor
  necesito casa grande para 12 personas en enero con pileta y parrilla → Alquiler/Todas/Casa/Enero/personas-12/svc-parrilla/svc-pileta ✗ grande
  3 dormitorios 2 baños → Alquiler/Todas/Casa,Cabana,Duplex/3-Dorm/banos-2
  cosa → Alquiler/Todas/Todas?palabras=cosa ≠ Alquiler/Todas/Casa
  ventana → Alquiler/Todas/Todas?palabras=ventana ≠ Venta/Todas/Todas
  casita en mar del sur → Alquiler/Mar-del-Sur/Casa
  locla → Alquiler/Todas/Local
  hotle → Alquiler/Todas/Hotel
  depto con chochera → Alquiler/Todas/Departamento/svc-cochera
  en enero en miarmar → Alquiler/Miramar/Todas/Enero
  4 persnas → Alquiler/Todas/Todas/personas-4
  segunda quinsena de enero → Alquiler/Todas/Todas/Enero/2-Quincena
  depto en punta mogotes → Alquiler/Mar-del-Plata/Departamento/barrio-punta-mogotes ≠ Alquiler/Todas/Departamento?palabras=punta+mogotes
  casa barrio punta mogotes mar del plata → Alquiler/Mar-del-Plata/Casa/barrio-punta-mogotes
  en el centro de miramar → Alquiler/Miramar/Todas/barrio-centro ≠ Alquiler/Miramar/Todas?palabras=centro
  depto en el centro → Alquiler/Todas/Departamento/barrio-centro
  a 3 cuadras del centro → Alquiler/Todas/Todas?palabras=centro ✗ a 3 cuadras ≠ Alquiler/Todas/Todas/barrio-centro
  casa en güemes o punta mogotes → Alquiler/Mar-del-Plata/Casa/barrio-guemes/barrio-punta-mogotes
  av constitución → Alquiler/Todas/Todas?palabras=constitucion ≠ Alquiler/Mar-del-Plata/Todas/barrio-constitucion
  casa en parquemar con parque → Alquiler/Miramar/Casa/barrio-parquemar/svc-parque
  depto 2 amb mdp 1ra feb → Alquiler/Mar-del-Plata/Departamento/2-Amb/Febrero/1-Quincena ≠ Alquiler/Mar-del-Plata/Departamento/2-Amb/Febrero
  la última quincena de enero → Alquiler/Todas/Todas/Enero/2-Quincena
  del lunes 4 al viernes 8 de enero → Alquiler/Todas/Todas?llegada=2027-01-04&salida=2027-01-08
  del sábado 9 al sábado 16 de enero de 2027 → Alquiler/Todas/Todas?llegada=2027-01-09&salida=2027-01-16
  desde el viernes 8/1 hasta el domingo 10/1 → Alquiler/Todas/Todas?llegada=2027-01-08&salida=2027-01-10
  la semana del 15 de enero → Alquiler/Todas/Todas?llegada=2027-01-15&salida=2027-01-22
  finde del 9 de enero → Alquiler/Todas/Todas?llegada=2027-01-08&salida=2027-01-10 ≠ Alquiler/Todas/Todas?noches=finde
  para el finde del 23 y 24 de enero → Alquiler/Todas/Todas?llegada=2027-01-22&salida=2027-01-24 ≠ Alquiler/Todas/Todas?llegada=2027-01-23&salida=2027-01-24
  depto para un matrimonio con dos nenes → Alquiler/Todas/Departamento/personas-4 ≠ Alquiler/Todas/Departamento/personas-2
  pareja y un hijo → Alquiler/Todas/Todas/personas-3
  casa de 120 metros cubiertos → Alquiler/Todas/Casa/superficie-120-max
  lote en mar del sur de mas de 500 metros → Venta/Mar-del-Sur/Terreno/superficie-500-max ≠ Venta/Mar-del-Sur/Terreno
  terreno de al menos 600 mts → Venta/Todas/Terreno/superficie-600-max
  terreno de hasta 400 metros → Venta/Todas/Terreno/superficie-0-400 ≠ Venta/Todas/Terreno/superficie-400-max
  depto hasta 500 metros de la playa → Alquiler/Todas/Departamento?mar=500 ≠ Alquiler/Todas/Departamento/superficie-0-500
  casa a menos de 300 metros → Alquiler/Todas/Casa ✗ a menos de 300 metros ≠ Alquiler/Todas/Casa/superficie-0-300
  terreno minimo 800 mts con 10 metros de frente → Venta/Todas/Terreno/superficie-800-max?palabras=frente ✗ 10 metros
  una casa que acepte dos perros → Alquiler/Todas/Casa/svc-mascotas ✗ dos
  finde del 12 de enero → Alquiler/Todas/Todas ✗ finde del 12 de enero
  fin de semana largo del 17 de agosto → Alquiler/Todas/Todas?llegada=2027-08-13&salida=2027-08-16 ≠ Alquiler/Todas/Todas?noches=finde-largo
  finde largo del 8 de diciembre → Alquiler/Todas/Todas ✗ finde largo del 8 de diciembre
  finde largo de semana santa → Alquiler/Todas/Todas/Semana-Santa ≠ Alquiler/Todas/Todas?noches=finde-largo
  finde xl en marzo → Alquiler/Todas/Todas?noches=finde-largo&mes=marzo
  duplex para dos familias → Alquiler/Todas/Duplex ✗ para dos familias ≠ Alquiler/Todas/Duplex/personas-2
  casa para dos parejas → Alquiler/Todas/Casa/personas-4 ≠ Alquiler/Todas/Casa/personas-2
  que incluya sábanas y toallas → Alquiler/Todas/Todas?ropa=1 ✗ toallas
  casa no muy cara para 5 → Alquiler/Todas/Casa/personas-5 ✗ no muy cara
  casas verificadas con fotos → Alquiler/Todas/Casa?verificado=1 ✗ con fotos
  me voy con mi familia, somos 4 y un perro → Alquiler/Todas/Todas/personas-4/svc-mascotas
  primera qincena enero → Alquiler/Todas/Todas/Enero/1-Quincena
`;

/** Words of titles, texts and streets of notices, some in another form; those of a changed text, and of none. */
export const SEARCHED_WORDS = [
  ['jardin'],
  ['parrillas', 'techadas'],
  ['frente', 'mar'],
  ['luminosas'],
  ['calle21'],
  ['departamento', 'ambientes'],
  ['avenida'],
  ['casas', 'miramar'],
  ['mar'],
  ['viveros'],
  ['habitacion'],
  ['helipuerto'],
  ['cocina'],
];
