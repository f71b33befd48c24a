import { CONVERSATION } from '../../admin-paths.js';
import { SETTING_KEYS, storeOnDevice } from '../../session/device-settings.js';

/** Filters and order of a list under a name, on this device. */
export interface ListView {
  name: string;
  /** `?operacion=venta&orden=-visitas`; empty for the list's defaults. */
  search: string;
}

/** More do not fit above a list. */
export const MOST_VIEWS = 12;

/** The stored views; a damaged value counts as none. */
export function readViews(list: string): ListView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SETTING_KEYS.views(list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST_VIEWS) : [];
  } catch {
    return [];
  }
}

export function rememberViews(list: string, views: readonly ListView[]): void {
  storeOnDevice(SETTING_KEYS.views(list), JSON.stringify(views));
}

/**
 * Parameters that a view leaves out: the page and an open conversation belong to a moment; a typed search may be a DNI, a phone or a name,
 * which must not stay on the device after signing out.
 */
const LEFT_OUT = ['pagina', CONVERSATION, 'buscar', 'nombre', 'palabras'];

/** The views with one more, or with another of the same name replaced. */
export function withView(views: readonly ListView[], name: string, params: URLSearchParams): ListView[] {
  const kept = new URLSearchParams(params);
  for (const parameter of LEFT_OUT) kept.delete(parameter);
  const search = kept.size > 0 ? `?${kept}` : '';
  return [...views.filter((view) => view.name !== name), { name, search }];
}

function isView(value: unknown): value is ListView {
  const { name, search } = (value ?? {}) as Partial<ListView>;
  return typeof name === 'string' && typeof search === 'string' && /^(\?|$)/.test(search);
}
