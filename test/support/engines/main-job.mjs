/** The steps of the main use case, for any engine. */
const named = (name) => `//*[@name="${name}"]`;
const labelled = (label) => `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;
const choice = (label) => `//label[.//input][contains(normalize-space(), "${label}")]`;

const CONTACT = [
  'nombre',
  'apellido',
  'dni',
  'celular',
  'email',
  'provincia',
  'localidad',
  'calle',
  'numero',
];

const ADD_PRICE = 'Agregar Precio';

export async function searchAndOpenSheet(page) {
  await page.goto('/');
  await page.choose(labelled('Ciudad'), 'Miramar');
  await page.choose(labelled('Tipo de vivienda'), 'Departamento');
  await page.choose(labelled('Ambientes'), '2 ambientes');
  await page.pressButton('Buscar');
  await page.until(
    'the results',
    'return location.pathname.startsWith("/resultado-busqueda/Alquiler/Miramar/Departamento")',
  );
  const sheet = await page.until(
    'a card',
    `return document.querySelector('[aria-label="Resultados"] a[href^="/ver-ficha-inmueble/ALQ-"]')?.getAttribute('href')`,
  );
  await page.goto(sheet);
  await page.until('the sheet', `return document.querySelector('h1')?.textContent.includes('Departamento')`);
}

export async function publish(page, { contacto, inmueble }) {
  await page.goto('/publicar-aviso');
  await page.until('the wizard', `return document.querySelector('form:not([inert])')`);
  for (const name of CONTACT) await page.fill(named(`contacto.${name}`), contacto[name]);
  await next(page, 'Dirección y datos de la propiedad');
  await page.pressButton('Usar la misma dirección');
  await page.press(choice('Alquiler'));
  await page.press(choice('Casa o Chalet'));
  await page.fill(named('inmueble.dormitorios'), '3');
  await page.press('//button[@aria-label="Más baños"]');
  await page.fill(named('inmueble.personas'), '6');
  await page.press(choice('Pileta'));
  await page.fill(named('inmueble.observaciones'), inmueble.observaciones);
  await page.pressButton('Usar mi teléfono y mi email');
  await next(page, 'Ubicación en el mapa');
  await page.fill(labelled('Latitud'), '-38.270612');
  await page.fill(labelled('Longitud'), '-57.839641');
  await page.pressButton('Siguiente');
  await page.pressButton('Sí');
  await page.sees('Precios');
  await page.choose(labelled('Período'), 'Enero');
  await page.choose(labelled('Fracción'), '1.ª quincena');
  await page.fill(labelled('Precio'), '450000');
  await page.pressButton(ADD_PRICE);
  await page.sees('450.000');
  await next(page, 'Tipo de contrato');
  await page.press(choice('Alquiler Básico'));
  await page.pressButton('Publicar aviso');
  await page.until('the thanks in sight', thanksInSight);
}

const thanksInSight = `
  const title = document.querySelector('h1');
  const { top, bottom } = title.getBoundingClientRect();
  return title.textContent.includes('Gracias') && top >= 0 && bottom <= innerHeight;`;

async function next(page, title) {
  await page.pressButton('Siguiente');
  await page.sees(title);
}

/** Returns the code. */
export async function approve(page, { email, password }, { contacto }) {
  await page.goto('/admin/login');
  await page.fill(named('email'), email);
  await page.fill(named('password'), password);
  await page.pressButton('Ingresar');
  await page.until('the dashboard', 'return location.pathname === "/admin/dashboard"');
  await page.goto('/admin/inmueblesPendientes');
  await page.press(`//a[@data-fila][contains(@aria-label, "${contacto.numero}")]`);
  await page.pressButton('Dar de Alta');
  await page.press('//dialog[@open]//button[normalize-space()="Dar de Alta"]');
  await page.sees('se envió el código a');
  return page.evaluate(`return document.querySelector('[role=dialog]').innerText.match(/ALQ-\\d{4,}/)[0]`);
}

/** Reorders the photos of a public notice, by a button and by dragging; the operator is signed in. */
export async function orderPhotos(page) {
  const id = await page.evaluate(withPhotos);
  await page.goto(`/admin/inmueblesAlta/${id}`);
  await page.until('the photos', 'return document.querySelectorAll("[data-foto]").length > 2');
  const [first, second, third] = await shownOrder(page);
  await page.press('//button[@aria-label="Mover la foto 3 antes"]');
  await becomes(page, [first, third, second]);
  await page.drag(`${photo(first)}//*[@title="Arrastrar para ordenar"]`, photo(third));
  await becomes(page, [third, first, second]);
  await page.pressButton('Guardar orden');
  await page.sees('Guardado con éxito fotos');
}

const photo = (id) => `//*[@data-foto="${id}"]`;
const ORDER =
  'return [...document.querySelectorAll("[data-foto]")].slice(0, 3).map((one) => one.dataset.foto)';
const shownOrder = (page) => page.evaluate(ORDER);
const becomes = (page, order) =>
  page.until(`the order ${order}`, `${ORDER}.join() === arguments[0]`, order.join());

/** Id of a public notice with enough photos to reorder. */
const withPhotos = `
  const request = new XMLHttpRequest();
  request.open('GET', '/api/inmueble/obtener/verAltas', false);
  request.send();
  return JSON.parse(request.responseText).find(({ cantidadImagenes }) => cantidadImagenes > 3).idInmuebles;`;
