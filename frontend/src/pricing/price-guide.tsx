import { useQuery } from '@tanstack/react-query';
import { wantedPartText, type WantedPart } from '#common/search/landings/wanted-part.js';
import type { MissingPart } from '#common/listings/publication/missing-parts.js';
import { partLabel } from '#common/pricing/periods.js';
import {
  priceGuide,
  type PriceGuideLine,
  type PriceGuideQuery,
} from '#common/search/landings/landing-calls.js';
import {
  guideText,
  linesAbout,
  partOf,
  unpricedPart,
  type PricedPart,
} from '#common/search/landings/price-guide.js';
import { apiQuery } from '../app/queries.js';
import { Button } from '../ui/button.js';
import { Skeleton } from '../ui/states.js';

const MOST_LINES = 4;
const BLOCK = 'rounded-field bg-band px-4 py-3 text-ink-soft';

export interface PriceGuideProps {
  /** Null where nothing compares: a notice in another town, or of which too little is known. */
  asked: PriceGuideQuery | null;
  /** Parts of the season that the guide is about, most important first. */
  about: readonly PricedPart[];
  /** Parts that have a price; undefined if that is not checked. */
  priced?: readonly PricedPart[];
  missing?: readonly MissingPart[];
  /** Goes to where a part is filled in. */
  onFill?: (part: MissingPart | PricedPart) => void;
  /** What visitors searched most for the notice; undefined: for such notices. */
  wanted?: WantedPart | null;
  /** Where a part is filled in that no button leads to. */
  elsewhere?: Partial<Record<MissingPart, string>>;
}

/** What owners of such homes ask, what visitors search for, and what the notice does not say. An error is not shown: the guide is optional. */
export function PriceGuide(props: PriceGuideProps) {
  const { asked } = props;
  return asked ? <ComparedNotice {...props} asked={asked} /> : <Advice {...props} />;
}

function ComparedNotice(props: PriceGuideProps & { asked: PriceGuideQuery }) {
  const { asked, about } = props;
  const { data, isPending, isError } = useQuery({ ...apiQuery(priceGuide, asked), retry: false });
  const wanted = props.wanted === undefined ? data?.buscado : props.wanted;
  return (
    <>
      {!isError && (
        <div aria-live="polite" className={BLOCK}>
          {isPending && <Waiting />}
          {data && (
            <Lines
              lines={data.precios}
              asked={asked}
              about={[...about.slice(0, 1), ...(wanted ? [partOf(wanted)] : []), ...about.slice(1)]}
            />
          )}
        </div>
      )}
      <Advice {...props} wanted={wanted} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <span className="sr-only">Buscando qué piden los avisos parecidos...</span>
      <Skeleton className="h-12" />
    </>
  );
}

interface LinesProps extends Pick<PriceGuideProps, 'about'> {
  lines: readonly PriceGuideLine[];
  asked: PriceGuideQuery;
}

function Lines({ lines, asked, about }: LinesProps) {
  const shown = linesAbout(lines, about, MOST_LINES);
  if (shown.length === 0) return <p>Todavía no hay cinco avisos parecidos para comparar.</p>;
  return (
    <ul className="flex flex-col gap-1">
      {shown.map((line) => (
        <li key={`${line.periodo} ${line.fraccion} ${line.moneda}`}>{guideText(line, asked)}</li>
      ))}
    </ul>
  );
}

const NAMES: Readonly<Record<MissingPart, string>> = {
  fotos: 'Fotos',
  camas: 'Cuántas camas hay, y de qué tipo',
  superficie: 'Los metros cuadrados',
};

/** What visitors search for, and what of it the notice does not say. */
function Advice({ missing = [], priced, onFill, elsewhere = {}, wanted }: PriceGuideProps) {
  const unpriced = wanted && priced ? unpricedPart(wanted, priced) : null;
  const isComplete = missing.length === 0 && !unpriced;
  if (isComplete && !wanted) return null;
  return (
    <div className={BLOCK}>
      {wanted && <p>{wantedPartText(wanted)}</p>}
      {!isComplete && (
        <p className={wanted ? 'mt-3' : undefined}>A tu aviso le falta lo que miran quienes buscan:</p>
      )}
      <ul>
        {unpriced && (
          <Item
            text={`El precio de ${partLabel(unpriced.periodo, unpriced.fraccion)}, lo más buscado`}
            onFill={onFill && (() => onFill(unpriced))}
          />
        )}
        {missing.map((part) => (
          <Item
            key={part}
            text={NAMES[part]}
            where={elsewhere[part]}
            onFill={onFill && (() => onFill(part))}
          />
        ))}
      </ul>
    </div>
  );
}

interface ItemProps {
  text: string;
  where?: string | undefined;
  onFill: (() => void) | undefined;
}

function Item({ text, where, onFill }: ItemProps) {
  return (
    <li>
      {where || !onFill ? (
        <p className="py-2">{where ? `${text}: ${where}` : text}</p>
      ) : (
        <Button variant="quiet" className="-mx-4 justify-start text-left" onClick={onFill}>
          {text}
        </Button>
      )}
    </li>
  );
}
