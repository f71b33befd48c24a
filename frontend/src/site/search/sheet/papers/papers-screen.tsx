import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseCode } from '#common/listings/listing-code.js';
import {
  PAPER_MESSAGES as MESSAGES,
  PAPERS,
  paperText,
  type PaperKind,
} from '#common/search/sheet/stay-papers.js';
import type { ListingSheetAnswer } from '#common/search/sheet/sheet-calls.js';
import { early } from '../../../../app/early.js';
import { useParams, useQueryParams } from '../../../../app/navigation/navigation-context.js';
import { Redirection, load, type Prepare } from '../../../../app/navigation/route-services.js';
import { paths } from '../../../../app/paths.js';
import { today } from '../../../../app/today.js';
import { listingQueries } from '../../../../search/cards/listing-queries.js';
import { readSheetQuestion, sheetQuestion } from '../../../../search/sheet-question.js';
import { Button, ButtonLink } from '../../../../ui/button.js';
import { RadioGroup } from '../../../../ui/choices.js';
import { Skeleton } from '../../../../ui/states.js';
import { PageHead } from '../../../page/page-head.js';
import { firstFields } from './first-fields.js';
import { PaperForm } from './paper-form.js';

/** Redirects to the sheet if the notice is no rental, gone or unknown; with a former code, to its papers. */
export const prepare: Prepare = async (services, { params, query }) => {
  const asked = params['codigo'] ?? '';
  const code = parseCode(asked)?.code;
  const question = sheetQuestion(readSheetQuestion(query));
  const answer = code && (await load(services, listingQueries.sheet(code, question)));
  if (!answer || answer.inmueble.tipoOperacion !== 'alquiler') return new Redirection(paths.sheet(asked));
  const { codigo } = answer.inmueble;
  return codigo === asked ? null : new Redirection(paths.papers(codigo) + question, 301);
};

/** Receipt of a seña and contract of a stay, which both sides fill in and print. What they type stays in the browser. */
export function Screen() {
  const code = useParams()['codigo'] ?? '';
  const question = sheetQuestion(readSheetQuestion(useQueryParams()));
  const { data } = useQuery(listingQueries.sheet(code, question));
  return (
    <div {...early('now')} className="page-width py-8">
      <PageHead
        title={`${MESSAGES.title}: ${code}`}
        description={MESSAGES.lead}
        path={paths.papers(code)}
        hidden
      />
      {data ? (
        <Papers answer={data} question={question} />
      ) : (
        <Skeleton className="h-96 w-full rounded-card" />
      )}
    </div>
  );
}

const KINDS = Object.keys(PAPERS) as PaperKind[];

function Papers({ answer, question }: { answer: ListingSheetAnswer; question: string }) {
  const { codigo } = answer.inmueble;
  const [kind, setKind] = useState<PaperKind>('recibo');
  const [fields, setFields] = useState(() => firstFields(answer, question, today()));
  return (
    <div className="grid items-start gap-8 wide:grid-cols-2">
      <div className="flex flex-col gap-6 print:hidden">
        <div>
          <h1 className="text-3xl">{MESSAGES.title}</h1>
          <p className="mt-2 text-lg text-ink-soft">{MESSAGES.lead}</p>
          <p className="mt-2 text-ink-muted">{MESSAGES.blanks}</p>
        </div>
        <div className="flex flex-col gap-6 noscript:hidden">
          <RadioGroup
            legend="¿Qué necesitás?"
            value={kind}
            choices={KINDS.map((value) => ({ value, label: PAPERS[value] }))}
            onChange={setKind}
          />
          <PaperForm fields={fields} onChange={(change) => setFields({ ...fields, ...change })} />
        </div>
      </div>
      <div className="flex flex-col gap-4 wide:sticky wide:top-20">
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button
            onClick={() => window.print()}
            icon={<IconPrinter aria-hidden="true" className="size-5" />}
            className="noscript:hidden"
          >
            Imprimir o guardar como PDF
          </Button>
          <ButtonLink to={paths.sheet(codigo) + question} variant="secondary">
            Volver a la ficha
          </ButtonLink>
        </div>
        <PrintedPaper {...paperText(kind, fields, codigo)} />
      </div>
    </div>
  );
}

function PrintedPaper({ title, version, clauses }: ReturnType<typeof paperText>) {
  return (
    <article
      aria-label={title}
      className="rounded-card bg-white p-6 text-ink shadow-card tablet:p-10 print:p-0 print:shadow-none"
    >
      <h2 className="mb-5 text-center text-2xl">{title}</h2>
      <div className="flex flex-col gap-3 wrap-anywhere whitespace-pre-line">
        {clauses.map(({ heading, text }, at) => (
          <p key={heading ?? text}>
            {heading && (
              <b>
                {at + 1}. {heading}.{' '}
              </b>
            )}
            {text}
          </p>
        ))}
      </div>
      <div className="mt-16 grid break-inside-avoid grid-cols-2 gap-8 text-center text-sm">
        {['Quien alquila', 'Quien se hospeda'].map((side) => (
          <p key={side} className="border-t border-ink pt-2">
            Firma y aclaración
            <br />
            {side}
          </p>
        ))}
      </div>
      <p className="mt-8 text-xs text-ink-muted">
        {version} {MESSAGES.disclaimer}
      </p>
    </article>
  );
}
