import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMails, retryMail, type LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import { TOOLS_MESSAGES } from '#common/operations/download-messages.js';
import { MAIL_STATES } from '#common/kernel/mail-states.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { postAdmin } from '../../data/admin-api.js';
import { operatorListUnderQuery } from '../../data/operator-list-query.js';
import { useAction } from '../../data/use-action.js';
import { ToolHeader } from '../../frame/tool-header.js';
import { useTitle } from '../../frame/use-title.js';
import { FilterBar } from '../../lists/filters/filter-bar.js';
import { readPageNumber } from '../../lists/filters/list-address.js';
import { useListColumns, type ListColumn } from '../../lists/list-columns.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar } from '../../lists/list-toolbar.js';
import { Moment } from '../../frame/moment.js';
import { useListFilters } from '../../lists/filters/use-list-filters.js';
import { useMay } from '../../session/my-account.js';
import { MAIL_STATE_LOOKS, MailStateBadge } from './mail-states.js';
import { MailTitle, Recipient } from './mail-names.js';
import { CorrectMail } from './correct-address.js';
import { MailReason } from './mail-reason.js';
import { mailText } from './mail-words.js';

const FILTERS = { estado: '', buscar: '' } as const;

/** Outcome and recipient of every message (reliability.md, Mail), with manual retry. */
export function Screen() {
  useTitle('Emails');
  const filters = useListFilters<keyof typeof FILTERS>(FILTERS);
  const { values, narrowing, params } = filters;
  const query = { ...values, pagina: readPageNumber(params), porPagina: 50 };
  const list = useQuery(operatorListUnderQuery(listMails, query, 'envios'));
  const { data: counts } = useQuery(freshQuery(listMails, { porPagina: 1 }));
  const [asked, setAsked] = useState<LedgerMailWire>();
  const columns = useListColumns('correos', columnsFor(setAsked));
  const retry = useAction({
    call: (idEnvio: number) => postAdmin(retryMail, { idEnvio }),
    done: ({ message }) => message,
    texts: {
      failed: TOOLS_MESSAGES.failed('no se pudo reintentar.'),
      unreachable: TOOLS_MESSAGES.failed('no hubo respuesta del servidor.'),
    },
    refreshes: [listMails],
    onDone: () => setAsked(undefined),
  });
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ToolHeader title="Emails" list={list}>
        <ListToolbar list="correos" params={params} columns={columns} />
      </ToolHeader>
      <FilterBar
        label="Filtros de emails"
        filters={filters}
        fields={[
          {
            kind: 'search',
            name: 'buscar',
            label: 'Buscar',
            placeholder: 'Nombre, email, código',
          },
          {
            kind: 'choice',
            name: 'estado',
            label: 'Estado',
            placeholder: 'Todos',
            options: MAIL_STATES.map((state) => ({
              value: state,
              label: counts
                ? `${MAIL_STATE_LOOKS[state].label} (${counts.porEstado[state]})`
                : MAIL_STATE_LOOKS[state].label,
            })),
          },
        ]}
      />
      <ListResults
        caption="Emails"
        query={list}
        columns={columns.shown}
        card={(mail) => <MailCard mail={mail} onRetry={setAsked} />}
        keyOf={({ idEnvio }) => idEnvio}
        noun={['mensaje', 'mensajes']}
        loadingText="Cargando emails..."
        emptyText="Todavía no salió ningún mensaje."
        filters={{ ...narrowing, noMatchText: 'Ningún mensaje coincide con los filtros.' }}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title="¿Reintentar el envío?"
        confirmLabel="Reintentar"
        busy={retry.busy}
        onConfirm={() => asked && retry.run(asked.idEnvio)}
        onCancel={() => setAsked(undefined)}
      >
        {asked && (
          <p>
            «{mailText(asked)}» para {asked.nombre} ({asked.destinatario}) va a salir otra vez.
            {asked.estado === 'sin_confirmar' && ' Puede que el primero haya llegado: le llegaría dos veces.'}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}

function columnsFor(onRetry: (mail: LedgerMailWire) => void): readonly ListColumn<LedgerMailWire>[] {
  return [
    { key: 'creado', header: 'Escrito', cell: ({ creado }) => <Moment iso={creado} /> },
    {
      key: 'clave',
      header: 'Mensaje',
      isRowHeader: true,
      className: 'max-w-64 wrap-anywhere',
      cell: (mail) => <MailTitle mail={mail} />,
    },
    { key: 'para', header: 'Para', className: 'wrap-anywhere', cell: (mail) => <Recipient mail={mail} /> },
    { key: 'estado', header: 'Estado', cell: ({ estado }) => <MailStateBadge state={estado} /> },
    {
      key: 'intentos',
      header: 'Intentos',
      align: 'end',
      className: 'tabular-nums',
      cell: ({ intentos }) => intentos,
    },
    {
      key: 'error',
      header: 'Qué pasó',
      className: 'max-w-80 wrap-anywhere',
      cell: (mail) => <MailReason mail={mail} />,
    },
    {
      key: 'reintentar',
      header: <span className="sr-only">Acciones</span>,
      align: 'end',
      cell: (mail) => (
        <span className="flex flex-col items-end gap-2">
          <SendAgain mail={mail} onRetry={onRetry} />
          <CorrectMail mail={mail} />
        </span>
      ),
    },
  ];
}

function MailCard({ mail, onRetry }: { mail: LedgerMailWire; onRetry: (mail: LedgerMailWire) => void }) {
  return (
    <Card className="flex h-full flex-col items-start gap-2 p-4">
      <h2 className="text-base font-semibold wrap-anywhere">
        <MailTitle mail={mail} />
      </h2>
      <MailStateBadge state={mail.estado} />
      <p className="text-sm text-ink-muted">
        <Moment iso={mail.creado} /> · {mail.intentos === 1 ? '1 intento' : `${mail.intentos} intentos`}
      </p>
      <Recipient mail={mail} />
      <MailReason mail={mail} />
      <SendAgain mail={mail} onRetry={onRetry} />
      <CorrectMail mail={mail} />
    </Card>
  );
}

function SendAgain({ mail, onRetry }: { mail: LedgerMailWire; onRetry: (mail: LedgerMailWire) => void }) {
  const mayRetry = useMay(retryMail);
  if (!mayRetry || !MAIL_STATE_LOOKS[mail.estado].retry) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Reintentar ${mailText(mail)} para ${mail.nombre}`}
      onClick={() => onRetry(mail)}
    >
      Reintentar
    </Button>
  );
}
