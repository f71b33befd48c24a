import { MARKUP, VALUES } from './values.js';

const encode = (value: unknown): string =>
  encodeURIComponent(
    Buffer.from(String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 1_500)).toString(),
  );

/** Readable results paths that nobody's link writes (reliability.md, Bad inputs: 100). */
export const RESULTS_PATHS: readonly string[] = [
  ...VALUES.map((value, at) => {
    const segments = ['Alquiler', 'Miramar', 'Casa', '3-Dorm', 'Enero', '1-Quincena'];
    segments[at % segments.length] = encode(value) || 'x';
    return `/resultado-busqueda/${segments.join('/')}`;
  }),
  ...[
    '/resultado-busqueda/',
    '/resultado-busqueda//',
    '/resultado-busqueda/Alquiler//Casa',
    '/resultado-busqueda/Venta/Todas/Todas/0-0',
    '/resultado-busqueda/Venta/Todas/Todas/9-1/USD',
    '/resultado-busqueda/Venta/Todas/Todas/99999999999999999999-0/USD',
    '/resultado-busqueda/Venta/Todas/Casa/-1--5/EUR',
    '/resultado-busqueda/Alquiler/Todas/Casa/99-Dorm',
    '/resultado-busqueda/Alquiler/Todas/Casa/5plusplus-Dorm',
    '/resultado-busqueda/Alquiler/Todas/Todas/banos-0/personas-999',
    `/resultado-busqueda/Alquiler/Todas/Todas/${Array.from({ length: 40 }, (_, at) => `svc-${at}`).join('/')}`,
    `/resultado-busqueda/Alquiler/${Array.from({ length: 60 }, () => 'Miramar').join(',')}`,
    `/resultado-busqueda/${'a/'.repeat(500)}`,
    `/resultado-busqueda/${'a'.repeat(7_000)}`,
    '/resultado-busqueda/Alquiler/../../etc/passwd',
    '/resultado-busqueda/Alquiler/%2e%2e/%2e%2e/etc/passwd',
    '/resultado-busqueda/Alquiler/%E0%A4%A',
    '/resultado-busqueda/Alquiler/%FF%FE',
    '/resultado-busqueda/Alquiler/%00',
    '/resultado-busqueda/Alquiler/%0d%0aX-Inyectado:%20si',
    '/resultado-busqueda?operacion=%0d%0aX-Inyectado:%20si',
    '/resultado-busqueda?operacion=venta&ciudades[x]=1',
    '/resultado-busqueda?operacion[$ne]=venta',
    '/resultado-busqueda?__proto__[x]=1',
    `/resultado-busqueda?ciudades=${encode(MARKUP)}`,
    '/resultado-busqueda?precioDesde=1e21&precioHasta=-1',
    '/resultado-busqueda?pagina=0',
    '/resultado-busqueda?pagina=99999999999999999999',
    '//ejemplo.com/resultado-busqueda?operacion=venta',
    '/\\ejemplo.com/resultado-busqueda?operacion=venta',
    '/resultado-busqueda/Alquiler/Miramar/Casa?pagina=%',
    '/resultado-busqueda/Alquiler/Miramar/Casa?pagina=2&pagina=3',
    '/RESULTADO-BUSQUEDA/alquiler',
    '/resultado-busqueda/alquiler/miramar/casa/',
    '/resultado-busqueda/Alquiler/Mar-del-Plata,Miramar/Casa,Departamento/3-Dorm,2-Amb',
    '/resultado-busqueda/Permuta',
    '/resultado-busqueda/constructor/__proto__/toString',
    '/resultado-busqueda/Alquiler/Todas/Todas/svc-%F0%9F%8F%96',
    '/resultado-busqueda/Alquiler/Todas/Todas/svc-',
    '/resultado-busqueda/Alquiler/Todas/Todas/NaN-NaN',
  ],
];

/** Sheets, other pages, and files: names that lead nowhere, or would lead out. */
export const OTHER_PATHS: readonly string[] = [
  ...VALUES.slice(20).map((value) => `/ver-ficha-inmueble/${encode(value) || 'x'}`),
  `/busqueda-avanzada?modo=${encode(MARKUP)}`,
  '/busqueda-avanzada?modo[x]=1',
  `/?utm_source=${encode(MARKUP)}`,
  '/publicar-aviso/x/y',
  '/%',
  '/%%%',
  '/admin/inmueblesPendientes/%00',
  `/admin/inmueblesPendientes/${encode(MARKUP)}`,
  '/fotos/..%2f..%2fpackage.json',
  '/fotos/%2e%2e',
  '/fotos/fotodeprueba01-320.webp%00.jpg',
  '/fotos/fotodeprueba01-320.svg',
  '/fotos/__proto__',
  `/fotos/${'a'.repeat(3_000)}-320.webp`,
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/..%2fserver%2fentry-server.js',
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/index.html',
  '/admin.html',
  '/api',
  '/api/',
  '/api/..%2f..%2fpackage.json',
  '/api/inmueble/ver/verInmueblePorCodigo.php.php?codigo=ALQ-0001',
  '/API/ADMIN/LOGIN',
  '/api//admin//check-auth',
  '/sitemap.xml',
  '/robots.txt',
];
