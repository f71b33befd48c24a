import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { EmptyList } from './empty-list.js';

function textOf({ total = 0, isFiltered = false }): string {
  const filters = { isFiltered, clear: () => undefined, noMatchText: 'Nada coincide.' };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/lista?operacion=venta&pagina=9']}>
      <EmptyList total={total} emptyText="No hay nada." filters={filters} />
    </MemoryRouter>,
  );
}

describe('A page without rows', () => {
  it('of a list without any row offers no filters to remove', () => {
    const text = textOf({});
    expect(text).toContain('No hay nada.');
    expect(text).not.toContain('Quitar filtros');
  });

  it('of a list whose filters leave out every row offers to remove them', () => {
    const text = textOf({ isFiltered: true });
    expect(text).toContain('Nada coincide.');
    expect(text).toContain('Quitar filtros');
  });

  it('past the end of a list leads to its first page, with its filters', () => {
    const text = textOf({ total: 12, isFiltered: true });
    expect(text).toContain('La lista ya no llega hasta esta página.');
    expect(text).toContain('href="?operacion=venta"');
  });
});
