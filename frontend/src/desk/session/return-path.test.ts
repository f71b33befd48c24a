import { loginPath, returnPath } from './return-path.js';

const asked = (target: string): string => `?${new URLSearchParams({ volver: target })}`;

describe('the way back after a login', () => {
  it.each([
    '/admin/inmueblesPendientes/12',
    '/admin/consultas?codigo=ALQ-0001&pagina=2',
    '/admin/inmueblesAlta/3?operacion=venta#fotos',
  ])('leads to %s, which was asked for', (target) => {
    expect(returnPath(new URL(loginPath(target), 'http://x').search)).toBe(target);
  });

  it.each([
    '',
    '//malo.example/admin/',
    '/\\malo.example/admin/',
    'https://malo.example/admin/inmueblesAlta',
    'javascript:alert(1)',
    '/contacto',
    '/admin/..//malo.example',
    '/admin/../contacto',
    '/admin/login?volver=/admin/login',
    'http://[',
  ])('is the dashboard, not %p', (target) => {
    expect(returnPath(asked(target))).toBe('/admin/dashboard');
  });

  it('says nothing where the login leads to the dashboard anyway', () => {
    expect(loginPath('/admin/dashboard')).toBe('/admin/login');
    expect(returnPath('')).toBe('/admin/dashboard');
  });
});
