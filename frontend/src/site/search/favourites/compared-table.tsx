import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { attributeText, valueOnWire } from '#common/listings/attributes/attribute-values.js';
import type { Channel } from '#common/inquiries/inquiry-form.js';
import { CONDITION_LABELS } from '#common/listings/conditions/conditions.js';
import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { formatMoney } from '#common/pricing/prices.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { seaWords } from '#common/listings/location/sea-distance.js';
import { counted } from '#common/kernel/text.js';
import type { ListingSheetAnswer, ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { readError } from '../../../app/api.js';
import { paths } from '../../../app/paths.js';
import { cardPrice } from '../../../search/cards/card-price.js';
import { listingQueries } from '../../../search/cards/listing-queries.js';
import { placeholderOf } from '../../../search/cards/listing-picture.js';
import { StayLine } from '../../../search/cards/stay-line.js';
import { sheetQuestion } from '../../../search/sheet-question.js';
import { useKeptQuery } from '../../../search/use-kept-query.js';
import { Button } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';
import { PriceTag } from '../../../ui/price-tag.js';
import { RetryButton } from '../../../ui/retry-button.js';
import { Skeleton } from '../../../ui/states.js';
import { ContactDialog } from '../../inquiries/contact-dialog.js';

interface Column {
  code: string;
  answer: ListingSheetAnswer | undefined;
  /** The notice is no longer public, or never was. */
  isGone: boolean;
  /** The answer is for former dates. */
  isOld: boolean;
  failed: boolean;
  retry: () => void;
}

/** Stays in sight while the notices are scrolled on a phone. */
const ROW_HEAD =
  'sticky left-0 z-10 bg-surface text-xs mapa:w-24 tablet:min-w-36 tablet:text-base print:static print:min-w-0';
/** Two notices fit beside the row heads of a phone: the screen without its margins (2rem) and the heads (6rem). */
const COLUMN = 'mapa:w-[calc((100vw-8rem)/2)] tablet:min-w-52 print:w-auto! print:min-w-0';
const DIFFERENT = 'bg-accent-soft font-semibold';

const GONE = [404, 410];
const NOTHING = '–';

/** One column per notice, one row per fact. */
export function ComparedTable({ codes, question }: { codes: readonly string[]; question: SearchFilters }) {
  const columns = useColumns(codes, sheetQuestion(question));
  const cell = (render: (answer: ListingSheetAnswer) => string) => (column: Column) =>
    column.answer ? render(column.answer) : null;
  const [asked, setAsked] = useState<ListingSheetAnswer>();
  const [channel, setChannel] = useState<Channel | null>(null);
  const rows: Row[] = [
    ['Localidad', cell(({ inmueble }) => inmueble.inmueble_localidad)],
    [
      'Al mar, en línea recta',
      cell(({ inmueble: { metrosAlMar } }) => (metrosAlMar === null ? NOTHING : seaWords(metrosAlMar))),
    ],
    ...statedAttributes(columns).map((attribute): Row => [
      attribute.label,
      cell(({ inmueble }) => statedText(attribute, inmueble)),
    ]),
    ...(columns.some(({ answer }) => answer && answer.inmueble.precioM2 !== null)
      ? [['Precio por superficie', cell(({ inmueble }) => perAreaText(inmueble))] satisfies Row]
      : []),
    ...conditionTitles(columns).map((label): Row => [
      label,
      cell(
        ({ tablaCondiciones }) => tablaCondiciones.find(({ titulo }) => titulo === label)?.texto ?? NOTHING,
      ),
    ]),
    ['Servicios', cell(({ servicios }) => servicios.map(({ nombre }) => nombre).join(', ') || NOTHING)],
  ];
  return (
    <section
      aria-label="Comparación"
      className="overflow-x-auto rounded-card bg-surface shadow-card print:overflow-visible"
    >
      <table className="w-full border-collapse text-left text-sm wrap-break-word hyphens-auto mapa:table-fixed tablet:text-base [&_td]:p-2 [&_th]:p-2 tablet:[&_td]:p-3 tablet:[&_th]:p-3 [&_tr]:border-b [&_tr]:border-line [&_:is(td,th)]:align-top">
        <thead>
          <tr>
            <td className={ROW_HEAD}>
              <span className="sr-only">Dato</span>
            </td>
            {columns.map((column) => (
              <th key={column.code} scope="col" className={COLUMN}>
                <Head column={column} question={question} />
              </th>
            ))}
          </tr>
        </thead>
        {/* Notices that are all gone have no facts. */}
        {!columns.every(({ isGone }) => isGone) && (
          <tbody>
            <TableRow
              title="Precio"
              cells={columns.map((column) => [
                column.code,
                <Price key={column.code} {...column} isForStay={question.arrival !== null} />,
              ])}
            />
            <TableRow
              title="Dirección"
              cells={columns.map(({ code, answer }) => [code, answer?.inmueble.direccionCompleta])}
            />
            {rows.map(([title, render]) => (
              <TableRow
                key={title}
                title={title}
                cells={columns.map((column) => [column.code, render(column)])}
                differs={new Set(columns.map(render).filter(isKnown)).size > 1}
              />
            ))}
            <TableRow
              title="Consultar"
              className="print:hidden"
              cells={columns.map(({ code, answer }) => [
                code,
                answer && (
                  <Button
                    variant="whatsapp"
                    size="sm"
                    className="mapa:min-w-11 mapa:gap-1 mapa:px-1"
                    aria-haspopup="dialog"
                    aria-label={`Escribir por WhatsApp por ${code}`}
                    icon={<IconBrandWhatsapp aria-hidden="true" className="size-5" />}
                    onClick={() => {
                      setAsked(answer);
                      setChannel('whatsapp');
                    }}
                  >
                    <span className="max-[400px]:sr-only">WhatsApp</span>
                  </Button>
                ),
              ])}
            />
          </tbody>
        )}
      </table>
      {asked && (
        <ContactDialog
          inmueble={asked.inmueble}
          question={question}
          prices={asked.precios}
          channel={channel}
          onChannel={setChannel}
        />
      )}
    </section>
  );
}

type Row = [title: string, render: (column: Column) => string | null];

interface TableRowProps {
  title: string;
  cells: readonly (readonly [code: string, content: ReactNode])[];
  differs?: boolean;
  className?: string;
}

function TableRow({ title, cells, differs, className }: TableRowProps) {
  return (
    <tr className={className}>
      <th scope="row" className={ROW_HEAD}>
        {title}
        {differs && <span className="sr-only"> (no es igual)</span>}
      </th>
      {cells.map(([code, content]) => (
        <td key={code} className={differs && isKnown(content) ? DIFFERENT : undefined}>
          {content}
        </td>
      ))}
    </tr>
  );
}

/** What a notice does not say is no difference. */
function isKnown(content: ReactNode): boolean {
  return content !== null && content !== NOTHING;
}

/** The conditions of a stay that at least one of the notices states. */
function conditionTitles(columns: readonly Column[]): string[] {
  const stated = columns.flatMap(({ answer }) => answer?.tablaCondiciones ?? []);
  return Object.values(CONDITION_LABELS).filter((title) => stated.some(({ titulo }) => titulo === title));
}

type AnyAttribute = (typeof ATTRIBUTES)[number];

/** What one of the notices states, in the order of forms. */
function statedAttributes(columns: readonly Column[]): AnyAttribute[] {
  return ATTRIBUTES.filter((attribute) =>
    columns.some(({ answer }) => answer && isStated(valueOnWire(answer.inmueble, attribute))),
  );
}

const isStated = (value: number | boolean | null): boolean => value !== null && value !== false;

function statedText(attribute: AnyAttribute, inmueble: ListingSheetWire): string {
  const value = valueOnWire(inmueble, attribute);
  if (!isStated(value)) return NOTHING;
  return attribute.kind === 'count'
    ? counted(Number(value), attribute.one, attribute.many)
    : (attributeText(attribute, value, inmueble.idTipoVivienda) ?? NOTHING);
}

function perAreaText({ precioPorArea }: ListingSheetWire): string {
  return precioPorArea ? `${precioPorArea.monto} ${precioPorArea.unidad}` : NOTHING;
}

/** Four queries, since the number of hooks is fixed. */
function useColumns(codes: readonly string[], question: string): Column[] {
  const [a = '', b = '', c = '', d = ''] = codes;
  const columns = [
    useColumn(a, question),
    useColumn(b, question),
    useColumn(c, question),
    useColumn(d, question),
  ];
  return columns.slice(0, codes.length);
}

function useColumn(code: string, question: string): Column {
  const { data, isOld, error, retry } = useKeptQuery(listingQueries.sheet(code, question), code !== '');
  const isGone = error !== null && GONE.includes(readError(error).status);
  return { code, answer: isGone ? undefined : data, isOld, isGone, failed: error !== null && !isGone, retry };
}

function Head({ column, question }: { column: Column; question: SearchFilters }) {
  const { code, answer, isGone, failed, retry } = column;
  if (isGone) return <p className="font-normal text-ink-soft">{LIST_MESSAGES.gone(code)}</p>;
  if (failed && !answer) return <Failed text={LIST_MESSAGES.noticeFailed} retry={retry} />;
  if (!answer) return <Skeleton className="h-36" />;
  const { inmueble } = answer;
  return (
    <div className="flex flex-col gap-2">
      <img
        src={inmueble.mainImage ?? placeholderOf(inmueble.idTipoVivienda)}
        alt=""
        width={208}
        height={156}
        loading="lazy"
        className="aspect-4/3 w-full max-w-64 rounded-field object-cover"
      />
      <Link
        to={paths.sheet(inmueble.codigo) + sheetQuestion(question)}
        className="text-primary hover:underline"
      >
        {inmueble.title}
      </Link>
      <span className="text-sm font-normal text-ink-muted">{inmueble.codigo}</span>
    </div>
  );
}

function Failed({ text, retry }: Pick<Column, 'retry'> & { text: string }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2 font-normal">
      {text}
      <RetryButton size="sm" onRetry={retry} />
    </div>
  );
}

/** The stay's total for the dates; without dates, and for sales, the lead price. */
function Price({ answer, isOld, failed, retry, isForStay }: Column & { isForStay: boolean }) {
  if (!answer) return null;
  if (failed && isOld) return <Failed text={LIST_MESSAGES.priceFailed} retry={retry} />;
  if (isOld) return <Skeleton className="h-12" />;
  const { inmueble, estadia, precioGuia } = answer;
  if (!estadia && isForStay && inmueble.tipoOperacion === 'alquiler') return LIST_MESSAGES.notByStay;
  if (!estadia) {
    const { rented: _, ...price } = cardPrice(precioGuia);
    return <PriceTag {...price} className="mapa:[&_.price-figures]:whitespace-normal" />;
  }
  const { unidad, totalConCargos, moneda, noches } = estadia;
  return (
    <>
      {totalConCargos !== null && moneda && (
        <p className="font-bold tabular-nums">
          {formatMoney(totalConCargos, moneda)}{' '}
          <span className="font-normal text-ink-muted">por {counted(noches, unidad)}</span>
        </p>
      )}
      <StayLine stay={estadia} />
    </>
  );
}
