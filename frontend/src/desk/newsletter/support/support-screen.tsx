import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  listMessages,
  replyToMessages,
  type SupportMessageWire,
} from '#common/newsletter/support/support-calls.js';
import { counted } from '#common/kernel/text.js';
import { LIMITS } from '#common/kernel/limits.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { TextLink } from '../../../ui/link.js';
import { useMedia } from '../../../ui/use-media.js';
import { adminPaths, CONVERSATION } from '../../admin-paths.js';
import { operatorListQuery } from '../../data/operator-list-query.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { FilterBar } from '../../lists/filters/filter-bar.js';
import type { FilterField } from '../../lists/filters/filter-fields.js';
import { readPageNumber } from '../../lists/filters/list-address.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar } from '../../lists/list-toolbar.js';
import { useRowSelection } from '../../lists/row-selection.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';
import { Allowed } from '../../session/allowed.js';
import { DeletionQuestion } from './deletion-question.js';
import { ReplyDialog } from './reply-dialog.js';
import { ConversationDialog, ConversationPane } from './conversation-dialog.js';
import { canBeAnswered, SupportCard, type SupportRowActions } from './support-parts.js';

const FILTERS = { estado: 'todas', buscar: '' } as const;
const FIELDS: readonly FilterField<keyof typeof FILTERS>[] = [
  { kind: 'search', name: 'buscar', label: 'Buscar', placeholder: 'Nombre, email o texto' },
];

const STATES = [
  { value: 'todas', label: 'Todas' },
  { value: 'abiertas', label: 'Sin responder' },
  { value: 'respondidas', label: 'Respondidas' },
  { value: 'cerradas', label: 'Cerradas' },
];
const ANSWERED: Readonly<Record<string, string>> = { abiertas: '0', respondidas: '1' };

const OPTIONS = { preventScrollReset: true };

/** From here on the conversation is beside the list. */
const WIDE = '(width >= 1024px)';

function withoutConversation(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete(CONVERSATION);
  return others;
}

/** Support messages, to be answered singly or together. */
export function Screen() {
  useTitle('Soporte');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS);
  const { values, narrowing, params } = filters;
  const list = useQuery(
    operatorListQuery(listMessages, {
      buscar: values.buscar,
      respondidas: ANSWERED[values.estado] ?? '',
      cerradas: values.estado === 'cerradas' ? '1' : '',
      pagina: readPageNumber(params),
      porPagina: LIMITS.pageSize,
    }),
  );
  const selection = useRowSelection<SupportMessageWire>(
    'soporte',
    ({ idConsultaSoporte }) => idConsultaSoporte,
  );
  const chosen = [...selection.selected.values()];
  const [, setParams] = useSearchParams();
  const isWide = useMedia(WIDE);
  const answerable = list.data?.rows.filter(canBeAnswered) ?? [];
  const shown = Number(params.get(CONVERSATION)) || undefined;
  const [replying, setReplying] = useState(false);
  const [deleting, setDeleting] = useState<SupportMessageWire>();
  const row: SupportRowActions = {
    isChosen: ({ idConsultaSoporte }) => selection.selected.has(idConsultaSoporte),
    onChoose: (message, on) => selection.mark([message], on),
    onDelete: setDeleting,
  };
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Soporte">
        <TextLink to={`${adminPaths.templates}?tipo=soporte`}>Plantillas</TextLink>
        <ListToolbar list="soporte" params={params} />
        <Allowed to={replyToMessages}>
          {chosen.length > 0 && (
            <Button variant="quiet" onClick={selection.clear}>
              Desmarcar todas
            </Button>
          )}
          <Button
            disabled={chosen.length === 0}
            onClick={() => setReplying(true)}
            icon={<IconMailForward aria-hidden="true" className="size-5" />}
          >
            {chosen.length === 0 ? 'Responder' : `Responder a ${counted(chosen.length, 'consulta')}`}
          </Button>
        </Allowed>
      </ScreenHeader>
      <FilterBar
        label="Filtros de soporte"
        filters={filters}
        leads={[{ name: 'estado', label: 'Estado', choices: STATES }]}
        fields={FIELDS}
      />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div>
          {answerable.length > 1 && (
            <Checkbox
              label="Elegir todas las de esta página"
              checked={answerable.every(row.isChosen)}
              onChange={({ target }) => selection.mark(answerable, target.checked)}
            />
          )}
          <ListResults
            caption="Consultas de soporte"
            query={list}
            card={(message) => (
              <SupportCard message={message} isShown={message.idConsultaSoporte === shown} {...row} />
            )}
            keyOf={({ idConsultaSoporte }) => idConsultaSoporte}
            noun={['consulta', 'consultas']}
            loadingText="Cargando consultas..."
            emptyText="No hay consultas de soporte."
            filters={{ ...narrowing, noMatchText: 'No hay consultas que coincidan con los filtros.' }}
          />
        </div>
        {isWide && <ConversationPane messageId={shown} />}
      </div>
      <ReplyDialog
        messages={replying ? chosen : undefined}
        onClose={() => setReplying(false)}
        onSent={selection.clear}
        onTakenBack={(messages) => selection.mark(messages, true)}
      />
      {!isWide && (
        <ConversationDialog messageId={shown} onClose={() => setParams(withoutConversation, OPTIONS)} />
      )}
      <DeletionQuestion
        message={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={(message) => selection.mark([message], false)}
      />
    </div>
  );
}
