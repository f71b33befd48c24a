import type { UnfinishedWire } from '#common/operations/unfinished-calls.js';
import { reasonText, workText } from './unfinished-words.js';

const work = (change: Partial<UnfinishedWire>): UnfinishedWire => ({
  clave: 'x-1',
  tipo: 'correo',
  nombre: '',
  destinatario: null,
  estado: 'fallido',
  intentos: 4,
  error: null,
  desde: '2026-11-22T10:00:00.000Z',
  proximoIntento: null,
  idInmueble: null,
  codigo: null,
  pedido: null,
  pedidosReunidos: [],
  ...change,
});

describe('unfinished work', () => {
  it.each<[Partial<UnfinishedWire>, string]>([
    [{ tipo: 'correo', nombre: 'listing-approved', codigo: 'ALQ-0012' }, 'Código del aviso ALQ-0012'],
    [{ tipo: 'resumen', nombre: 'inquiry-digest', codigo: 'ALQ-0012' }, 'Consultas al dueño ALQ-0012'],
    [{ tipo: 'resumen', nombre: 'listings-to-review' }, 'Avisos para revisar'],
    [{ tipo: 'resumen', nombre: 'alert' }, 'Propiedades nuevas de una alerta'],
    [{ tipo: 'envio', nombre: 'Temporada' }, 'Envío «Temporada»'],
    [{ tipo: 'foto', idInmueble: 7 }, 'Foto del aviso Nº 7'],
    [{ tipo: 'foto', idInmueble: 7, codigo: 'VEN-0001' }, 'Foto del aviso VEN-0001'],
    [
      { tipo: 'tarea', nombre: 'mail-owner-when-inquiry-created', idInmueble: 7, codigo: 'ALQ-0001' },
      'Avisarle al dueño de una consulta (ALQ-0001)',
    ],
    [{ tipo: 'evento', nombre: 'support.message-received' }, 'Llegó un mensaje'],
    [{ tipo: 'tarea', nombre: 'of-another-version' }, 'of-another-version'],
  ])('%j is called %j', (change, text) => {
    expect(workText(work(change))).toBe(text);
  });

  it.each<[Partial<UnfinishedWire>, string]>([
    [
      { estado: 'retenido', tipo: 'evento' },
      'Viene de una copia de seguridad restaurada: no sale hasta que lo decidas.',
    ],
    [{ error: '550 No such mailbox' }, 'El servidor del destinatario rechazó el mensaje.'],
    [{ estado: 'reintentando' }, 'Todavía no se pudo enviar.'],
    [
      { tipo: 'foto', error: 'StorageFault: ENOSPC: no space left' },
      'No hay lugar en el disco de las fotos.',
    ],
    [{ tipo: 'foto', error: 'StorageFault: EIO: i/o error' }, 'No se pudo usar el disco de las fotos.'],
    [
      { tipo: 'foto', error: 'StorageFault: What was sent is not there' },
      'El archivo de la foto no está: puede faltar el disco de las fotos. Se busca durante cinco días.',
    ],
    [{ tipo: 'foto', error: 'Error: VipsJpeg: premature end' }, 'La foto no se pudo procesar.'],
    [
      { tipo: 'evento', estado: 'reintentando' },
      'Ningún proceso lo tomó todavía: es de una versión más nueva del programa, o las colas no andan.',
    ],
    [
      { tipo: 'resumen', estado: 'reintentando', intentos: 0 },
      'No salió con el resumen que le tocaba; se sigue intentando.',
    ],
    [
      { tipo: 'envio', estado: 'reintentando', intentos: 0 },
      'Llegó su hora y no salió; se sigue intentando.',
    ],
    [
      { tipo: 'envio', error: 'No worker ran within six hours of its time' },
      'A su hora el sitio no estaba en marcha. Fijate si todavía sirve.',
    ],
    [{ tipo: 'envio', error: 'Nobody may receive it' }, 'A su hora no quedaba nadie que lo pudiera recibir.'],
    [{ tipo: 'tarea', estado: 'reintentando' }, 'Falló 4 veces; se sigue intentando.'],
  ])('%j is explained: %j', (change, text) => {
    expect(reasonText(work(change))).toBe(text);
  });
});
