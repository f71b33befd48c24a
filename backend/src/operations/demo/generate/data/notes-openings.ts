import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { NoteFacts } from '../note-facts.js';

type Sentence = (facts: NoteFacts) => string;

/** Opening sentences, by operation and type. */
export const OPENINGS: Readonly<Record<Operation, Readonly<Record<PropertyTypeId, readonly Sentence[]>>>> = {
  rental: {
    1: [
      (f) => `Alquilo casa de ${f.bedrooms} ${f.sea}.`,
      (f) => `Hermoso chalet de ${f.bedrooms} para ${f.people} personas, ${f.sea}.`,
      (f) => `Casa familiar en ${f.quarter}, ${f.bedrooms}, ${f.sea}.`,
      (f) =>
        `Somos una familia y alquilamos nuestra casa de veraneo: ${f.bedrooms}, capacidad para ${f.people} personas.`,
      (f) => `Chalet reciclado a nuevo, ${f.bedrooms}, ${f.sea}.`,
      (f) =>
        `Casa muy luminosa y fresca, con ${f.bedrooms}, ideal para familia de hasta ${f.people} personas.`,
      (f) => `Dueño alquila casa con ${f.bedrooms} ${f.sea}, en calle muy tranquila.`,
      (f) => `Típico chalet de piedra y tejas, ${f.bedrooms}, ${f.sea}.`,
      (f) => `Casa cómoda de ${f.bedrooms} y ${f.bathrooms}, a mano de todo.`,
    ],
    2: [
      (f) => `Departamento de ${f.rooms} ${f.sea}, ${f.floor}.`,
      (f) => `Alquilo depto de ${f.rooms} para ${f.people} personas en ${f.quarter}.`,
      (f) => `Hermoso ${f.rooms}, ${f.floor}, muy luminoso y bien equipado.`,
      (f) => `Depto ${f.floor}, ${f.rooms}, impecable, ${f.sea}.`,
      (f) => `Dueña alquila departamento de ${f.rooms} en edificio con encargado, ${f.sea}.`,
      (f) => `Cómodo departamento de ${f.rooms}, duermen ${f.people} personas, ${f.sea}.`,
      (f) => `Alquiler temporario de ${f.rooms} totalmente amoblado, ${f.sea}.`,
      (f) => `Departamento recién pintado, ${f.rooms}, ${f.floor}. Ideal matrimonio con chicos.`,
      (f) => `${f.rooms} con vista abierta, ${f.sea}, ${f.floor}.`,
    ],
    3: [
      (f) => `Alquilo local a la calle en ${f.quarter}, muy buena vidriera.`,
      () => 'Local comercial con depósito y baño, apto todo rubro.',
      () => 'Local en esquina de mucho paso, disponible para toda la temporada y el año.',
      () => 'Local de 45 m² con persiana metálica y entrepiso, listo para abrir.',
    ],
    4: [() => 'Alquilo lote cercado con luz y agua.'],
    5: [
      () => 'Alquilo campo con casa, galpón y manga, aguadas en buen estado.',
      () => 'Campo mixto en alquiler, con molino, tanque australiano y alambrados nuevos.',
    ],
    6: [
      (f) => `Hotel familiar ${f.sea}, atendido por sus dueños hace más de veinte años.`,
      () => 'Habitaciones dobles, triples y cuádruples con baño privado y desayuno incluido.',
      (f) => `Hostería ${f.sea} con desayuno casero y salón de juegos para chicos.`,
      () => 'Apart hotel con unidades de dos a cinco personas, cocina completa y servicio de mucama.',
      () => 'Hotel boutique de doce habitaciones, desayuno buffet y bicicletas sin cargo para los huéspedes.',
      () => 'Habitaciones renovadas con vista lateral al mar, calefacción y televisión por cable.',
    ],
    7: [
      () => 'Carpas y sombrillas por día, semana, quincena o temporada completa.',
      () => 'Balneario familiar con guardavidas, baños con agua caliente y vestuarios.',
      () => 'Parador con carpas, restaurante con vista al mar y estacionamiento propio.',
      () => 'Playa tranquila y amplia, ideal chicos, con juegos y actividades todas las tardes.',
      () => 'Alquilamos carpas en primera y segunda fila, con mesa, sillas y reposeras.',
    ],
    8: [
      () => 'Cabañas de madera en un parque arbolado, con parrilla individual y cochera techada.',
      (f) => `Complejo de seis cabañas para ${f.people} personas cada una, entre pinos.`,
      () => 'Cabañas a dos aguas con entrepiso, salamandra y deck propio.',
      (f) => `Cabaña para ${f.people} personas, ropa blanca y vajilla completa, ${f.sea}.`,
      () => 'A pasos del bosque, cabañas equipadas con cocina, heladera con freezer y calefacción.',
    ],
    9: [
      (f) => `Dúplex de ${f.bedrooms} con patio y parrilla, ${f.sea}.`,
      (f) =>
        `Dúplex a estrenar en ${f.quarter}, planta baja con living comedor y toilette, arriba ${f.bedrooms}.`,
      (f) => `Alquilo dúplex para ${f.people} personas, entrada de auto y fondo con césped.`,
      (f) => `Muy lindo dúplex, ${f.bedrooms}, balcón al frente, ${f.sea}.`,
    ],
    10: [
      () => 'Cochera cubierta por mes o por temporada, portón automático.',
      () => 'Baulera y guarda de lanchas bajo techo, con acceso las 24 horas.',
      () => 'Quincho para eventos de hasta 40 personas, con parrilla, vajilla y parque.',
      () => 'Galpón de 120 m² con portón alto y luz trifásica.',
    ],
  },
  sale: {
    1: [
      (f) => `Vendo casa de ${f.bedrooms} y ${f.bathrooms}, ${f.sea}.`,
      (f) => `Chalet de ${f.bedrooms} sobre lote propio, excelente estado, ${f.sea}.`,
      (f) => `Casa en venta en ${f.quarter}, ${f.bedrooms}, construcción de primera.`,
      (f) => `Por mudanza vendo casa de ${f.bedrooms}, lista para entrar a vivir.`,
      (f) => `Chalet tradicional de piedra, techo de tejas y hogar a leña, ${f.bedrooms}.`,
      (f) => `Vendo o permuto por menor valor casa de ${f.bedrooms}, ${f.sea}.`,
    ],
    2: [
      (f) => `Vendo departamento de ${f.rooms}, ${f.floor}, ${f.sea}.`,
      (f) => `Dueño vende ${f.rooms} en edificio de categoría, ${f.floor}.`,
      (f) => `Oportunidad: ${f.rooms} ${f.sea}, bajas expensas.`,
      (f) => `Departamento de ${f.rooms} en ${f.quarter}, ideal renta temporaria.`,
      (f) => `Impecable ${f.rooms}, ${f.floor}, se entrega con muebles y artefactos.`,
      (f) => `Vendo por sucesión departamento de ${f.rooms}, papeles al día.`,
    ],
    3: [
      (f) => `Vendo local en ${f.quarter}, con renta vigente.`,
      () => 'Local en planta baja con sótano, 60 m², salida de gases.',
      () => 'Fondo y local juntos: se vende con estanterías, mostrador y heladera exhibidora.',
      () => 'Local a la calle con doble vidriera y baño nuevo, excelente para inversión.',
    ],
    4: [
      (f) => `Vendo lote de 10 x 30 ${f.sea}.`,
      () => 'Terreno de 12,5 x 35, llano y alto, con todos los servicios en la puerta.',
      (f) => `Lote en esquina en ${f.quarter}, apto para dúplex.`,
      () => 'Terreno cercado y limpio, mensura hecha, listo para escriturar.',
      () => 'Dos lotes linderos de 10 x 25, se venden juntos o separados.',
      () => 'Lote arbolado con pinos de más de veinte años, zona de casas nuevas.',
      (f) => `Terreno ideal para construir, ${f.sea}, calle con cordón cuneta.`,
    ],
    5: [
      () => 'Vendo 85 hectáreas mixtas, casa principal, casa de encargado y galpón.',
      () => 'Campo de 140 hectáreas agrícola ganadero, con molino, manga y luz rural.',
      () => 'Chacra de 22 hectáreas sobre camino mejorado, monte frutal y casa reciclada.',
      () => 'Campo ganadero con arroyo, seis potreros y aguada permanente.',
    ],
    6: [
      () => 'Vendo hotel en marcha de 24 habitaciones con baño privado, habilitación al día.',
      () => 'Hostería de 14 habitaciones con casa para los dueños y cochera para doce autos.',
      () => 'Edificio hotelero sobre la avenida, apto para reciclar como apart.',
    ],
    7: [
      () => 'Vendo fondo de comercio de balneario: 180 carpas, restaurante y vestuarios.',
      () => 'Transfiero concesión de balneario en marcha, con clientela de toda la vida.',
    ],
    8: [
      () => 'Vendo complejo de cinco cabañas con pileta climatizada y vivienda para encargado.',
      () => 'Complejo de cabañas funcionando, reservas tomadas para toda la temporada.',
      () => 'Tres cabañas de madera sobre lote de 1.200 m², entre pinos.',
    ],
    9: [
      (f) => `Vendo dúplex de ${f.bedrooms} con patio y cochera, sin expensas.`,
      (f) => `Dúplex a estrenar, ${f.bedrooms}, ${f.bathrooms}, ${f.sea}.`,
      (f) => `Muy buen dúplex en ${f.quarter}, ${f.bedrooms}, escritura inmediata.`,
    ],
    10: [
      () => 'Vendo cochera cubierta con baulera, escriturada.',
      () => 'Galpón de 200 m² con oficina y baño, entrada para camiones.',
    ],
  },
};
