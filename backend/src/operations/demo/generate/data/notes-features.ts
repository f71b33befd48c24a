/** A sentence, or mutually exclusive alternatives of which a notice gets at most one. */
export type Remark = string | readonly string[];

/** One sentence or set of alternatives per amenity of the listing. */
export const AMENITY_SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'Wi-Fi': [
    'Wi-Fi de fibra óptica.',
    'Internet por fibra, anda muy bien para trabajar.',
    'Tiene Wi-Fi y cable.',
    'Wi-Fi incluido.',
  ],
  'Aire Acondicionado': [
    'Aire frío-calor en el living y en el dormitorio principal.',
    'Aire acondicionado frío y calor.',
    'Split frío-calor.',
    'Aire en el dormitorio grande.',
  ],
  Pileta: [
    'Pileta de 7 x 3 con solárium y reposeras.',
    'Pileta con cerco para los chicos.',
    'Pileta propia con bomba nueva y luz de noche.',
    'Pileta de material con hidromasaje.',
  ],
  Parque: [
    'Parque al frente y al fondo.',
    'Fondo parquizado con frutales.',
    'Parque grande, cercado, donde los chicos juegan tranquilos.',
    'Parque de 400 m² con riego.',
  ],
  Parrilla: [
    'Parrilla al fondo con mesada y pileta.',
    'Parrilla techada.',
    'Linda parrilla para el asado de la noche.',
    'Tiene parrilla con su mesa y bancos.',
  ],
  Mascotas: [
    'Aceptamos mascotas chicas, avisá antes.',
    'Se admite una mascota educada.',
    'Podés venir con tu perro.',
    'Mascotas bienvenidas, consultanos.',
  ],
  Cochera: [
    'Cochera en el subsuelo.',
    'Cochera fija cubierta en el mismo edificio.',
    'Incluye cochera para auto mediano.',
    'Garage cubierto para un auto y lugar para otro afuera.',
    'Garage con portón levadizo.',
    'Cochera descubierta dentro del predio.',
  ],
  Quincho: [
    'Quincho cerrado con parrilla y mesa para doce.',
    'Quincho con baño y horno de barro.',
    'Quincho vidriado al fondo.',
    'Quincho independiente con heladera.',
  ],
  Balcón: [
    'Balcón corrido con vista lateral al mar.',
    'Balcón al frente, da el sol de la mañana.',
    'Balcón aterrazado con mesa y sillas.',
    'Balcón chico pero muy lindo para el mate.',
  ],
};

/** Features of the building. */
export const HOME_REMARKS: readonly Remark[] = [
  'Cocina completa con horno, microondas, heladera con freezer y alacenas nuevas.',
  'Living comedor amplio, con mucha luz de tarde.',
  'Calefacción a gas natural, también sirve para el invierno.',
  'Ventiladores de techo en todos los dormitorios.',
  'Baño principal renovado el año pasado, ducha con mampara.',
  'Lavadero cubierto con lugar para lavarropas y secarropas.',
  'Rejas en todas las aberturas y alarma.',
  'Agua caliente por termotanque de alta recuperación.',
  'Pisos de madera en los dormitorios y cerámicos en el resto.',
  'Dormitorio principal con placard de pared a pared.',
  'Cocina comedor diario integrada, muy cómoda para familias numerosas.',
  'Hogar a leña en el living, se disfruta mucho en Semana Santa.',
  'Ventanas de doble vidrio, no se escucha la calle.',
  'Ducha afuera para sacarse la arena al volver de la playa.',
  'Todo en una planta, sin escaleras.',
  'Mucho espacio de guardado y placares en cada dormitorio.',
];

/** Equipment of a rented house or flat. */
export const LET_REMARKS: readonly Remark[] = [
  'Hay cuna y silla alta para bebé, pedila sin cargo.',
  'Dejamos sombrilla, sillas de playa y heladerita.',
  'Los colchones son nuevos.',
  'Vajilla para todos y mesa extensible.',
  'Televisor de 50 pulgadas con cable.',
  'Lavarropas automático.',
  'Juegos de mesa y bicicletas para usar libremente.',
];

/** Features of blocks of flats. */
export const BUILDING_REMARKS: readonly Remark[] = [
  'El edificio tiene dos ascensores y encargado.',
  'Terraza común con parrillas que se reservan.',
  'Lavadero en el subsuelo y bicicletero.',
  [
    'Cocina separada con todo lo necesario.',
    'Kitchenette con anafe, microondas, pava eléctrica y heladera bajo mesada.',
    'Cocina integrada con barra desayunadora.',
  ],
  'Orientación noreste, sol casi todo el día.',
  ['Baño completo con bañera y ventilación al exterior.', 'Baño con ducha y mampara, hecho a nuevo.'],
  'Placard grande y buen espacio de guardado.',
  'Portero eléctrico con cámara y edificio muy silencioso.',
  'Edificio chico, de pocas unidades.',
  'Calefacción central y agua caliente por caldera.',
];

/** Surroundings, valid anywhere on this coast. */
export const SURROUNDINGS: readonly Remark[] = [
  'A dos cuadras hay supermercado, panadería y verdulería.',
  'Barrio muy tranquilo y seguro, con vecinos que viven todo el año.',
  'Parada de colectivo en la esquina.',
  'Calle asfaltada y bien iluminada.',
  'Zona de chalets, ideal para andar en bicicleta.',
  'La playa más cercana es amplia y con poca gente.',
  'Plaza con juegos a la vuelta.',
  'Se puede dejar el auto y hacer todo a pie.',
];

export const MIRAMAR_SURROUNDINGS: readonly Remark[] = [
  'Cerca de la peatonal y de las galerías.',
  'A pocos minutos del Vivero en bicicleta.',
  'Farmacia de turno y centro de salud muy cerca.',
  'Hay alquiler de bicicletas y heladería a la vuelta.',
];
