/** Sentences as people typed and dictated them, with what they took for granted; written as in `SENTENCES`. */
export const SPOKEN_SENTENCES = `
  somos 5 y 2 chicos → Alquiler/Todas/Todas/personas-7 ≠ Alquiler/Todas/Todas/personas-2
  para 4 y un bebé → Alquiler/Todas/Todas/personas-5 ≠ Alquiler/Todas/Todas/personas-1
  familia de 4 y 1 bebe → Alquiler/Todas/Todas/personas-5
  2 parejas y un nene → Alquiler/Todas/Todas/personas-5 ≠ Alquiler/Todas/Todas/personas-3
  dos parejas con 2 chicos → Alquiler/Todas/Todas/personas-6
  somos 6 con 2 chicos → Alquiler/Todas/Todas/personas-6 ✗ 2 chicos ≠ Alquiler/Todas/Todas/personas-2
  para 4 adultos, 2 chicos y un bebe → Alquiler/Todas/Todas/personas-7
  2 chicos y 2 adultos → Alquiler/Todas/Todas/personas-4
  para mi y mi esposa → Alquiler/Todas/Todas/personas-2
  mi mujer y yo y dos nenas → Alquiler/Todas/Todas/personas-4
  para mi y mi pareja → Alquiler/Todas/Todas/personas-2
  somos 4 amigos → Alquiler/Todas/Todas/personas-4
  casa para 4, 2 dormitorios → Alquiler/Todas/Casa/2-Dorm/personas-4
  mil quinientos dolares enero → Alquiler/Todas/Todas/Enero/0-1500/USD ≠ Alquiler/Todas/Todas/Enero/0-1000/USD
  hasta mil ochocientos dolares por mes → Alquiler/Todas/Todas/0-1800/USD ✗ por mes
  dos palos quinientos → Alquiler/Todas/Todas/0-2500000 ≠ Alquiler/Todas/Todas/0-2000000
  un palo doscientos → Alquiler/Todas/Todas/0-1200000
  un millon cien → Alquiler/Todas/Todas/0-1100000
  hasta un millon quinientos mil en enero → Alquiler/Todas/Todas/Enero/0-1500000
  hasta 2 millones 12 personas → Alquiler/Todas/Todas/0-2000000/personas-12 ≠ Alquiler/Todas/Todas/0-2012000
  hasta 500 mil 300 metros del mar → Alquiler/Todas/Todas/0-500000?mar=300
  quinientas lucas enero casa → Alquiler/Todas/Casa/Enero/0-500000 ≠ Alquiler/Todas/Casa/Enero?palabras=quinientas+lucas
  trescientas mil la semana de enero → Alquiler/Todas/Todas/0-300000?noches=7&mes=enero ≠ Alquiler/Todas/Todas/0-1000?noches=7&mes=enero
  docientos mil → Alquiler/Todas/Todas/0-200000
  casa en venta 120.000 → Venta/Todas/Casa/0-120000/USD ≠ Venta/Todas/Casa/0-120000
  casa venta 90 mil → Venta/Todas/Casa/0-90000/USD
  casa en venta 200 millones → Venta/Todas/Casa/0-200000000 ≠ Venta/Todas/Casa/0-200000000/USD
  enero 2 quincena → Alquiler/Todas/Todas/Enero/2-Quincena ≠ Alquiler/Todas/Todas?noches=30&mes=enero
  2 quincena de enero casa miramar → Alquiler/Miramar/Casa/Enero/2-Quincena
  2 quincenas en enero → Alquiler/Todas/Todas?noches=30&mes=enero ≠ Alquiler/Todas/Todas/Enero/2-Quincena
  2 semana de enero → Alquiler/Todas/Todas?llegada=2027-01-08&salida=2027-01-15 ≠ Alquiler/Todas/Todas?noches=14&mes=enero
  enero segunda semana → Alquiler/Todas/Todas?llegada=2027-01-08&salida=2027-01-15 ≠ Alquiler/Todas/Todas/Enero/2-Quincena
  primera y segunda quincena de enero casa → Alquiler/Todas/Casa/Enero ≠ Alquiler/Todas/Casa/Enero/2-Quincena
  unos días en enero casa → Alquiler/Todas/Casa/Enero ≠ Alquiler/Todas/Casa/Enero/Dia
  2 millones enero casa mes completo → Alquiler/Todas/Casa/Enero/Mes-Completo/0-2000000
  semana santa 4 noches miramar → Alquiler/Miramar/Todas/Semana-Santa ✗ 4 noches ≠ Alquiler/Miramar/Todas?noches=4
  vacaciones de invierno una semana → Alquiler/Todas/Todas/Vacaciones-Inv ✗ una semana
  este fin de semana casa miramar → Alquiler/Miramar/Casa ✗ este fin de semana ≠ Alquiler/Miramar/Casa?noches=finde
  proximo finde → Alquiler/Todas/Todas ✗ proximo finde
  llego el 16 de enero y me voy el 31 de enero → Alquiler/Todas/Todas?llegada=2027-01-16&salida=2027-01-31
  llegando el 3 de enero por 10 dias → Alquiler/Todas/Todas?llegada=2027-01-03&salida=2027-01-13
  a partir del 10 de enero 5 noches → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-15
  entrada 10 de enero salida 17 de enero → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-17
  check in 10/1 check out 17/1 → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-17
  cuanto sale un depto en enero? → Alquiler/Todas/Departamento/Enero
  alrededor de 1 millón enero → Alquiler/Todas/Todas/Enero/0-1000000
  a una cuadra y media del mar → Alquiler/Todas/Todas?mar=300
  hasta 100 mil por noche por persona → Alquiler/Todas/Todas/0-100000 ✗ por persona
  casa cerca del parque → Alquiler/Todas/Casa?palabras=parque ≠ Alquiler/Todas/Casa/svc-parque
  dormitorios 2 baños 1 duplex → Alquiler/Todas/Duplex/2-Dorm/banos-1
  casa que no sea dúplex en Miramar → Alquiler/Miramar/Casa ✗ que no sea dúplex ≠ Alquiler/Miramar/Casa,Duplex
  que no sea en el centro, depto miramar → Alquiler/Miramar/Departamento ✗ que no sea en el centro ≠ Alquiler/Miramar/Departamento/barrio-centro
  no me gusta el centro, casa → Alquiler/Todas/Casa ✗ no me gusta el centro
  casa que no esté en mar del plata → Alquiler/Todas/Casa ✗ que no esté en mar del plata ≠ Alquiler/Mar-del-Plata/Casa
  no quiero mar del plata, casa en miramar → Alquiler/Miramar/Casa ✗ no quiero mar del plata
  que no admita mascotas, casa → Alquiler/Todas/Casa ✗ que no admita mascotas ≠ Alquiler/Todas/Casa/svc-mascotas
  no se admiten mascotas → Alquiler/Todas/Todas ✗ no se admiten mascotas
  no importa si tiene pileta, casa → Alquiler/Todas/Casa ✗ no importa si tiene pileta ≠ Alquiler/Todas/Casa/svc-pileta
  casa, no hace falta cochera → Alquiler/Todas/Casa ✗ no hace falta cochera ≠ Alquiler/Todas/Casa/svc-cochera
  casa ni muy cara ni muy lejos → Alquiler/Todas/Casa ✗ ni muy cara ni muy lejos
  casa que no pase de 2 millones → Alquiler/Todas/Casa/0-2000000
  lejos del centro → Alquiler/Todas/Todas ✗ lejos del centro ≠ Alquiler/Todas/Todas/barrio-centro
  casa salvo enero → Alquiler/Todas/Casa ✗ salvo enero ≠ Alquiler/Todas/Casa/Enero
  todo menos deptos → Alquiler/Todas/Todas ✗ todo menos deptos ≠ Alquiler/Todas/Departamento
  🏖️ casa 🏠 miramar → Alquiler/Miramar/Casa
  che, ¿tenés alguna casa para mostrarme en Miramar? → Alquiler/Miramar/Casa
  ¿qué departamentos tendrías en venta? andamos por Miramar → Venta/Miramar/Departamento
  un fin de semana en febrero para 2 en mar del plata → Alquiler/Mar-del-Plata/Todas/personas-2?noches=finde&mes=febrero ≠ Alquiler/Todas/Todas?noches=7&mes=febrero&palabras=fin
  fines de semana en marzo → Alquiler/Todas/Todas?noches=finde&mes=marzo
  fin de semana largo de febrero → Alquiler/Todas/Todas?noches=finde-largo&mes=febrero
  el finde largo que viene → Alquiler/Todas/Todas ✗ el finde largo que viene ≠ Alquiler/Todas/Todas?noches=finde
  próximo fin de semana largo → Alquiler/Todas/Todas ✗ próximo fin de semana largo
  casa en mar del sud → Alquiler/Mar-del-Sur/Casa ≠ Alquiler/Todas/Casa?palabras=mar+sud
  mardel plata → Alquiler/Mar-del-Plata/Todas
  mardel sur → Alquiler/Mar-del-Sur/Todas ≠ Alquiler/Mar-del-Plata/Todas?palabras=sur
  mds → Alquiler/Mar-del-Sur/Todas ≠ Alquiler/Mar-del-Plata/Todas
  somos dos parejas → Alquiler/Todas/Todas/personas-4 ≠ Alquiler/Todas/Todas/personas-2
  entramos dos parejas → Alquiler/Todas/Todas/personas-4
  somos dos matrimonios → Alquiler/Todas/Todas/personas-4
  somos 2 parejas y 2 nenes → Alquiler/Todas/Todas/personas-6
  familia con dos nenes → Alquiler/Todas/Todas/personas-4 ≠ Alquiler/Todas/Todas/personas-2
  somos una familia con 3 chicos → Alquiler/Todas/Todas/personas-5
  familia con 2 hijos y 2 adultos → Alquiler/Todas/Todas/personas-6
  familia con 2 hijos y 2 abuelos → Alquiler/Todas/Todas/personas-6
  somos 2 abuelos y 3 nietos → Alquiler/Todas/Todas/personas-5
  casa de 2, 3 y 4 dormitorios → Alquiler/Todas/Casa/2,3,4-Dorm
  casa 1, 2 o 3 baños → Alquiler/Todas/Casa/banos-1,2,3
  mi esposa y mis dos hijos → Alquiler/Todas/Todas/personas-4 ≠ Alquiler/Todas/Todas/personas-2
  mi esposa, mis dos hijos y yo → Alquiler/Todas/Todas/personas-4
  mi marido, mi hija y yo → Alquiler/Todas/Todas/personas-3
  mi esposa y mis hijos → Alquiler/Todas/Todas ✗ mi esposa y mis hijos
  casa para 2 familias de 4 → Alquiler/Todas/Casa/personas-8 ≠ Alquiler/Todas/Casa/personas-4
  somos 2 familias de 4 personas → Alquiler/Todas/Todas/personas-8
  para 2 perros → Alquiler/Todas/Todas/svc-mascotas ✗ para 2 ≠ Alquiler/Todas/Todas/personas-2/svc-mascotas
  para 3 mascotas → Alquiler/Todas/Todas/svc-mascotas ✗ para 3
  hasta millon y medio → Alquiler/Todas/Todas/0-1500000 ≠ Alquiler/Todas/Todas?palabras=millon+medio
  no más de palo y medio → Alquiler/Todas/Todas/0-1500000
  entre 1 palo y palo y medio → Alquiler/Todas/Todas/1000000-1500000
  700 mil máximo → Alquiler/Todas/Todas/0-700000
  casa 700 mil de tope → Alquiler/Todas/Casa/0-700000
  700 mil o menos → Alquiler/Todas/Todas/0-700000
  500 mil o más → Alquiler/Todas/Todas/500000-max ≠ Alquiler/Todas/Todas/0-500000
  desde 300 mil máximo 700 mil → Alquiler/Todas/Todas/300000-700000
  500 mil mínimo 3 noches → Alquiler/Todas/Todas/0-500000?minimo=3
  enero del año que viene → Alquiler/Todas/Todas/Enero
  febrero del próximo año → Alquiler/Todas/Todas/Febrero
  el próximo enero → Alquiler/Todas/Todas/Enero
  a fin de enero → Alquiler/Todas/Todas/Enero ✗ a fin de
  a mediados de febrero → Alquiler/Todas/Todas/Febrero ✗ a mediados de
  los últimos 10 días de enero → Alquiler/Todas/Todas/Enero ✗ los últimos 10 días de ≠ Alquiler/Todas/Todas?noches=10&mes=enero
  los primeros días de enero → Alquiler/Todas/Todas/Enero ✗ los primeros días de ≠ Alquiler/Todas/Todas/Enero/Dia
  toda la temporada → Alquiler/Todas/Todas ✗ toda la temporada
  disponibilidad del 5 al 10 de enero → Alquiler/Todas/Todas?llegada=2027-01-05&salida=2027-01-10
  buenas tardes quisiera saber precio de casa en miramar → Alquiler/Miramar/Casa
  buenos días, casa en enero → Alquiler/Todas/Casa/Enero ≠ Alquiler/Todas/Casa/Enero/Dia
  los días 10 al 20 de enero → Alquiler/Todas/Todas?llegada=2027-01-10&salida=2027-01-20
  casa 3/4 dormitorios → Alquiler/Todas/Casa/3,4-Dorm
  para 10/12 personas → Alquiler/Todas/Todas/personas-12
  casa de 2 dormitorios 3/4 personas → Alquiler/Todas/Casa/2-Dorm/personas-4 ≠ Alquiler/Todas/Casa/3-Dorm/personas-4
  depto 2/3 ambientes → Alquiler/Todas/Departamento/2,3-Amb
  mono ambiente → Alquiler/Todas/Departamento/1-Amb
  Miramar, Buenos Aires → Alquiler/Miramar/Todas
  casa en buenos aires → Alquiler/Todas/Casa ✗ en buenos aires
  tranquila de noche → Alquiler/Todas/Todas?palabras=tranquila ✗ noche
  dormitorio en suite → Alquiler/Todas/Todas?palabras=suite ✗ dormitorio
  segunda línea → Alquiler/Todas/Todas?palabras=segunda+linea
  casa salvo enero y febrero → Alquiler/Todas/Casa ✗ salvo enero y febrero ≠ Alquiler/Todas/Casa/Febrero
  que no sea en enero o febrero → Alquiler/Todas/Todas ✗ que no sea en enero o febrero
  cualquier mes menos enero → Alquiler/Todas/Todas ✗ cualquier mes menos enero ≠ Alquiler/Todas/Todas/Enero
  todas las ciudades menos mar del plata → Alquiler/Todas/Todas ✗ todas las ciudades menos mar del plata ≠ Alquiler/Mar-del-Plata/Todas
  todo incluido menos de 300 mil → Alquiler/Todas/Todas/0-300000
  a más de 500 metros del mar → Alquiler/Todas/Todas ✗ a más de 500 metros del mar ≠ Alquiler/Todas/Todas?mar=500
  no más de 5 cuadras del mar → Alquiler/Todas/Todas?mar=500
  cerca del mar y del centro → Alquiler/Todas/Todas?mar=500&palabras=centro ≠ Alquiler/Todas/Todas/barrio-centro?mar=500
  5 cuadras de la playa y 3 del centro → Alquiler/Todas/Todas?mar=500&palabras=centro ✗ 3
  galpon en parque industrial → Alquiler/Todas/Todas?palabras=galpon+parque+industrial ≠ Alquiler/Todas/Todas/svc-parque?palabras=galpon+industrial
  casa en lote propio → Alquiler/Todas/Casa ✗ en lote propio ≠ Alquiler/Todas/Casa,Terreno?palabras=propio
  casa con terreno grande → Alquiler/Todas/Casa ✗ con terreno grande
  casa con departamento al fondo → Alquiler/Todas/Casa ✗ con departamento al fondo ≠ Alquiler/Todas/Casa,Departamento?palabras=fondo
  casa o terreno en miramar → Alquiler/Miramar/Casa,Terreno
  1° de enero al 15 → Alquiler/Todas/Todas?llegada=2027-01-01&salida=2027-01-15 ≠ Alquiler/Todas/Todas/Enero/1-Quincena
  del 1° de enero al 8 → Alquiler/Todas/Todas?llegada=2027-01-01&salida=2027-01-08
  desde el 5 de enero hasta el 12 → Alquiler/Todas/Todas?llegada=2027-01-05&salida=2027-01-12
  desde el 1° de enero → Alquiler/Todas/Todas ✗ desde el 1° de enero ≠ Alquiler/Todas/Todas/Enero/1-Quincena
  a partir del 1° de febrero → Alquiler/Todas/Todas ✗ a partir del 1° de febrero
  primera o segunda de enero → Alquiler/Todas/Todas/Enero ≠ Alquiler/Todas/Todas/Enero/2-Quincena?palabras=primera
  enero primera o segunda quincena → Alquiler/Todas/Todas/Enero
  1° y 2° quincena de enero → Alquiler/Todas/Todas/Enero
  8, 9 y 10 de enero → Alquiler/Todas/Todas?llegada=2027-01-08&salida=2027-01-10 ≠ Alquiler/Todas/Todas?llegada=2027-01-09&salida=2027-01-10
  5, 8 y 10 de enero → Alquiler/Todas/Todas ✗ 5, 8 y 10 de enero
  7 noches entre el 5 y el 20 de enero → Alquiler/Todas/Todas ✗ 7 noches entre el 5 y el 20 de enero ≠ Alquiler/Todas/Todas?llegada=2027-01-05&salida=2027-01-20
  primera quincena de vacaciones de invierno → Alquiler/Todas/Todas/Vacaciones-Inv ✗ primera quincena
  en cualquier fecha de enero → Alquiler/Todas/Todas/Enero
  segunda planta → Alquiler/Todas/Todas?palabras=segunda+planta ≠ Alquiler/Todas/Todas/Enero/2-Quincena
`;
