import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  saveTemplates,
  TEMPLATE_KINDS,
  type TemplateKind,
  type TemplateWire,
} from '#common/newsletter/templates/template-calls.js';
import { TEMPLATE_KIND_TEXTS, TEMPLATE_MESSAGES } from '#common/newsletter/templates/template-messages.js';
import { MOST_TEMPLATES } from '#common/newsletter/templates/templates.js';
import { Button } from '../../../ui/button.js';
import { RadioGroup } from '../../../ui/choices.js';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText } from '../../data/admin-api.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';
import { Allowed } from '../../session/allowed.js';
import { TemplateForm } from './template-form.js';
import { TemplateList } from './template-list.js';
import { templatesQuery } from './use-templates.js';

const FILTERS = { tipo: 'rechazo' } as const;

const KINDS = TEMPLATE_KINDS.map((value) => ({ value, label: TEMPLATE_KIND_TEXTS[value].label }));

/** Texts that the operator sends often, by the place that offers them. */
export function Screen() {
  useTitle('Plantillas');
  const { values, change } = useListFilters<keyof typeof FILTERS>(FILTERS);
  const kind = TEMPLATE_KINDS.find((one) => one === values.tipo) ?? 'rechazo';
  const { data, error, isFetching, refetch } = useQuery({ ...templatesQuery, staleTime: 0 });
  const [editing, setEditing] = useState<TemplateWire | 'new'>();
  const list = data?.plantillas[kind].lista;
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Plantillas">
        <Allowed to={saveTemplates}>
          <AddButton isFull={(list?.length ?? 0) >= MOST_TEMPLATES} onClick={() => setEditing('new')} />
        </Allowed>
      </ScreenHeader>
      <RadioGroup<TemplateKind>
        legend="Dónde se usan"
        value={kind}
        choices={KINDS}
        onChange={(tipo) => change({ tipo })}
      />
      <p className="mb-4 mt-3 max-w-prose text-ink-soft">{TEMPLATE_KIND_TEXTS[kind].place}</p>
      {error && !data && (
        <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!list && !error && <LoadingTemplates />}
      {list?.length === 0 && <EmptyState title="No hay plantillas de este tipo." />}
      {list && list.length > 0 && <TemplateList key={kind} kind={kind} list={list} onEdit={setEditing} />}
      <TemplateForm kind={kind} template={editing} onClose={() => setEditing(undefined)} />
    </div>
  );
}

function AddButton({ isFull, onClick }: { isFull: boolean; onClick: () => void }) {
  return (
    <>
      {isFull && <p className="text-sm text-ink-muted">{TEMPLATE_MESSAGES.tooMany(MOST_TEMPLATES)}</p>}
      <Button disabled={isFull} onClick={onClick} icon={<IconPlus aria-hidden="true" className="size-5" />}>
        Agregar plantilla
      </Button>
    </>
  );
}

function LoadingTemplates() {
  return (
    <div className="flex flex-col gap-3">
      <output className="sr-only">Cargando plantillas...</output>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-24 rounded-card" />
      ))}
    </div>
  );
}
