import { ChangedSources, type Change } from '../../support/changed-sources.js';

/** The first compilation reads the types of all packages. */

const PHOTO_CALLS = 'backend/src/listings/photos/photo-edits.controller.ts';
const AUDIT_CALLS = 'backend/src/accounts/audit/audit.controller.ts';
const DECISION_CALLS = 'backend/src/listings/review/lifecycle.controller.ts';
const PHOTO_SCREEN = 'frontend/src/desk/listings/sections/use-photo-changes.ts';
const AUDIT_SCREEN = 'frontend/src/desk/accounts/audit-screen.tsx';
const DECISION_SCREEN = 'frontend/src/desk/listings/review/use-approve.tsx';
const SAVES = 'frontend/src/desk/listings/editing/save-requests.ts';

const change = (file: string, from: string, to: string): Change => ({ file, from, to });

describe('a field that is renamed on one side does not compile on the other', () => {
  const backend = new ChangedSources('tsconfig.json', [PHOTO_CALLS, AUDIT_CALLS, DECISION_CALLS]);
  const browser = new ChangedSources('frontend/tsconfig.json', [
    PHOTO_SCREEN,
    AUDIT_SCREEN,
    DECISION_SCREEN,
    SAVES,
  ]);

  it('compiles as it is', () => {
    expect([...backend.faultyAfter(), ...browser.faultyAfter()]).toEqual([]);
  });

  it.each([
    [
      'a field of a DTO',
      change('backend/src/listings/photos/photos.dto.ts', 'idImagen:', 'idFoto:'),
      PHOTO_CALLS,
    ],
    [
      'a field that a DTO has and no request',
      change(
        'backend/src/listings/review/decision.dto.ts',
        'version?: number',
        'version?: number; motivo = ""',
      ),
      DECISION_CALLS,
    ],
    ['a parameter that the server reads', change(AUDIT_CALLS, "'accion'", "'accionHecha'"), AUDIT_CALLS],
    [
      'a field of the answer, on the server',
      change(DECISION_CALLS, 'idAltaInmuebles:', 'idAlta:'),
      DECISION_CALLS,
    ],
    [
      'a field of the request',
      change('common/listings/photos/photo-calls.ts', 'idImagen:', 'idFoto:'),
      PHOTO_CALLS,
    ],
    [
      'a parameter of the query',
      change('common/accounts/audit/audit-calls.ts', 'accion?:', 'accionHecha?:'),
      AUDIT_CALLS,
    ],
    [
      'a field of the answer',
      change('common/listings/review/decision-calls.ts', 'idAltaInmuebles: number;', 'idAlta: number;'),
      DECISION_CALLS,
    ],
  ])('on the server: %s', (_what, renamed, file) => {
    expect(backend.faultyAfter(renamed)).toContain(file);
  });

  it.each([
    [
      'a field of the request',
      change('common/listings/photos/photo-calls.ts', 'idImagen:', 'idFoto:'),
      PHOTO_SCREEN,
    ],
    [
      'an optional field of the request',
      change('common/listings/editing/edit-calls.ts', 'observaciones?:', 'notas?:'),
      SAVES,
    ],
    [
      'a parameter of the query',
      change('common/accounts/audit/audit-calls.ts', 'accion?:', 'accionHecha?:'),
      AUDIT_SCREEN,
    ],
    [
      'a field of the answer',
      change('common/accounts/audit/audit-calls.ts', 'acciones:', 'hechos:'),
      AUDIT_SCREEN,
    ],
    [
      'a field that the browser sends',
      change(DECISION_SCREEN, 'destacado: featured', 'primero: featured'),
      DECISION_SCREEN,
    ],
    [
      'an optional field that the browser sends',
      change(SAVES, '{ observaciones: draft }', '{ notas: draft }'),
      SAVES,
    ],
    [
      'an optional field of a draft',
      change('frontend/src/desk/listings/editing/section-drafts.ts', 'nombreNegocio', 'negocio'),
      SAVES,
    ],
  ])('in the browser: %s', (_what, renamed, file) => {
    expect(browser.faultyAfter(renamed)).toContain(file);
  });
});
