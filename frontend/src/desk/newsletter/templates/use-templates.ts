import { useQuery } from '@tanstack/react-query';
import {
  listTemplates,
  type TemplateKind,
  type TemplateListWire,
} from '#common/newsletter/templates/template-calls.js';
import { apiQuery } from '../../../app/queries.js';

/** May be long, because the live feed reports changes by other accounts earlier. */
const FRESH_MS = 60_000;

/** The templates of all kinds, read once for all places that offer them. */
export const templatesQuery = { ...apiQuery(listTemplates), staleTime: FRESH_MS, retryOnMount: true };

/** The templates of a kind: undefined while they are read, none if they cannot be read. */
export function useTemplates(kind: TemplateKind): TemplateListWire['lista'] | undefined {
  const { data, isError } = useQuery(templatesQuery);
  return data?.plantillas[kind].lista ?? (isError ? [] : undefined);
}
