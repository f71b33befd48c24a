import { SCREENS } from '../../desk/screens.js';
import { readCommand } from './palette-commands.js';
import { deskActionsFor } from './desk-actions.js';
import { actionsWith, entriesOf, entriesOfCommand, screensFor } from './palette-entries.js';
import { actionsOn, isVerb } from './notice-actions.js';

const NOTICE = {
  id: 7,
  codigo: null,
  estado: 'pendiente' as const,
  titulo: 'Casa',
  direccion: 'Calle 1',
  plan: 'alqfotos' as const,
  duenio: 'Ana Núñez',
  enBlacklist: false,
};

describe('the command palette', () => {
  it.each([
    ['', 'Dashboard'],
    ['pend', 'Pendientes'],
    ['CONTÁCTOS', 'Contactos de dueños'],
    ['novedades', 'Newsletter'],
    ['negra', 'Blacklist'],
    ['plata', 'Ingresos'],
    ['subir tarifas', 'Tarifas'],
    ['por qué no llegó', 'Emails'],
    ['quien mantiene', 'Sistema'],
  ])('finds for %j first of all %j', (typed, title) => {
    expect(screensFor(typed)[0]?.title).toBe(title);
  });

  it('finds each screen by three words beside its name', () => {
    for (const { title, words } of SCREENS) {
      const asked = words.split(' ');
      expect(asked.length).toBeGreaterThanOrEqual(3);
      for (const word of asked) expect(screensFor(word).map((entry) => entry.title)).toContain(title);
    }
  });

  it('finds no screen for a code', () => {
    expect(screensFor('ALQ-0001')).toEqual([]);
  });

  it('leads to a listing where its state puts it, and to the page of an owner', () => {
    const entries = entriesOf(
      {
        success: true,
        inmuebles: [{ ...NOTICE, id: 7, codigo: 'ALQ-0007', estado: 'altaRechazado' }],
        contactos: [{ idContactos: 3, nombre: 'Ana', apellido: 'Núñez', dni: '30111222' }],
      },
      'administrator',
    );
    const notice = '/admin/inmueblesAltaRechazados/7';
    expect(entries.map(({ to, edit }) => [to, edit])).toEqual([
      [notice, undefined],
      [`${notice}#pago`, undefined],
      [notice, 'precios'],
      [notice, 'contrato'],
      [notice, 'inmueble'],
      [`${notice}#estado`, undefined],
      [`${notice}#nota`, undefined],
      [`${notice}#escribir`, undefined],
      [`${notice}#blacklist`, undefined],
      ['/admin/duenios/3', undefined],
    ]);
  });

  it('offers no actions among several listings', () => {
    const inmuebles = [NOTICE, { ...NOTICE, id: 8 }];
    const entries = entriesOf({ success: true, inmuebles, contactos: [] }, 'administrator');
    expect(entries.map(({ kind }) => kind)).toEqual(['Inmueble', 'Inmueble']);
  });

  it.each([
    ['a pending notice', {}, ['alta', 'rechazo', 'pago']],
    ['a public one', { estado: 'alta' as const, codigo: 'ALQ-0007' }, ['estado', 'pago']],
    ['a free one', { plan: 'alqsinfotos' as const }, ['alta', 'rechazo']],
  ])('acts on %s as its state and plan allow', (_, change, expected) => {
    const begun = actionsWith(actionsOn({ ...NOTICE, ...change }, 'administrator'), '').flatMap(
      ({ to }) => to.split('#')[1] ?? [],
    );
    expect(begun.toSorted()).toEqual([...expected, 'blacklist', 'escribir', 'nota'].toSorted());
  });

  it('offers nothing that the account may not do, and does not blacklist twice', () => {
    expect(actionsOn(NOTICE, 'reader')).toEqual([]);
    const titles = actionsOn({ ...NOTICE, enBlacklist: true }, 'administrator').map(({ title }) => title);
    expect(titles).toContain('Registrar un pago del aviso Nº 7');
    expect(titles).toContain('Dar de alta el aviso Nº 7');
    const sold = actionsOn({ ...NOTICE, codigo: 'VEN-0007', plan: 'venfotos' }, 'administrator');
    expect(sold.map(({ title }) => title)).toContain('Cambiar el precio de VEN-0007');
    expect(titles.some((title) => title.includes('blacklist'))).toBe(false);
  });
});

describe('an action in the palette', () => {
  it.each([
    ['baja ALQ-0105', 'baja', 'ALQ-0105'],
    ['105 precios', 'precios', '105'],
    ['pago 105', 'pago', '105'],
    ['pagar ALQ-0043', 'pagar', 'ALQ-0043'],
    ['bajar ALQ-0043', 'bajar', 'ALQ-0043'],
    ['dar de alta alq 105', 'dar alta', 'alq 105'],
    ['destacar el VEN-0003', 'destacar', 'VEN-0003'],
    ['fotos 12', 'fotos', '12'],
  ])('%j is %j on %j', (typed, verb, notice) => {
    expect(readCommand(typed, isVerb)).toEqual({ verb, notice });
  });

  it.each(['Calle 21', 'Pérez 105', 'ALQ-0105', '105', 'pago', 'D 22', '2291 40-1234'])(
    '%j is none on a notice',
    (typed) => {
      expect(readCommand(typed, isVerb)).toBeNull();
    },
  );

  it.each([
    ['excel', 'Descargar todos los avisos en Excel'],
    ['descargar', 'Descargar todos los avisos en Excel'],
    ['bajar backup', 'Descargar una copia de la base'],
    ['cerrar sesión', 'Cerrar sesión'],
    ['salir', 'Cerrar sesión'],
    ['renovar', 'Renovar los precios de la temporada'],
    ['desbloquear', 'Agregar una dirección a la blacklist'],
  ])('%j is found as %j', (typed, title) => {
    expect(deskActionsFor(typed, 'administrator')[0]?.title).toBe(title);
  });

  it('is offered only to who may do it, and not for an empty text', () => {
    expect(deskActionsFor('descargar', 'reader')).toEqual([]);
    expect(deskActionsFor('salir', 'reader')).toHaveLength(1);
    expect(deskActionsFor(' ', 'administrator')).toEqual([]);
  });

  it.each([
    ['cobrar', 'pago'],
    ['pagar', 'pago'],
    ['retirar', 'estado'],
    ['bajar', 'estado'],
  ])('%j on a public notice leads to its action %j', (verb, action) => {
    const inmuebles = [{ ...NOTICE, codigo: 'ALQ-0043', estado: 'alta' as const }];
    const [first] = entriesOfCommand({ success: true, inmuebles, contactos: [] }, verb, 'administrator');
    expect(first?.to).toBe(`/admin/inmueblesAlta/7#${action}`);
  });

  it('has the words of its verb on the notice that is meant', () => {
    const inmuebles = [
      { ...NOTICE, codigo: 'ALQ-0105', estado: 'alta' as const },
      { ...NOTICE, id: 105 },
    ];
    const entries = entriesOfCommand({ success: true, inmuebles, contactos: [] }, 'baja', 'administrator');
    expect(entries.map(({ to, kind }) => [to, kind])).toEqual([
      ['/admin/inmueblesAlta/7#estado', 'Acción'],
      ['/admin/inmueblesAlta/7', 'Inmueble'],
      ['/admin/inmueblesPendientes/105', 'Inmueble'],
    ]);
  });
});
