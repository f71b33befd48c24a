import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import type { OwnNoticeWire } from '#common/owners/link/owner-access-calls.js';
import { LatePriceGuide } from '../../pricing/late-price-guide.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { goToField } from '../../ui/go-to-field.js';
import { Skeleton } from '../../ui/states.js';
import type { AskedChange } from './proposals/notice-changes.js';

interface CheckedNoticeProps {
  notice: OwnNoticeWire;
  token: string;
  /** The card of the photos. */
  photos: RefObject<HTMLElement | null>;
}

/** What others ask for such a home and what the notice does not say, and the form that changes it. */
export function CheckedNotice({ notice, token, photos }: CheckedNoticeProps) {
  const [asked, setAsked] = useState<AskedChange>();
  const changes = useRef<HTMLDivElement>(null);
  const isRental = notice.precios.length > 0;
  const goTo = ({ current: card }: RefObject<HTMLElement | null>): void => {
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  };
  return (
    <>
      {(notice.guia || notice.buscado || notice.falta.length > 0) && (
        <Card className="flex flex-col gap-4 p-5 tablet:p-8">
          <h2 className="text-xl">Cómo está tu aviso</h2>
          <LatePriceGuide
            asked={notice.guia}
            about={notice.precios.filter(({ alquilado }) => !alquilado)}
            priced={isRental ? notice.precios : undefined}
            wanted={notice.buscado}
            missing={notice.falta}
            onFill={(part) => {
              if (part === 'fotos')
                return void (
                  goToField(photos.current?.querySelector<HTMLElement>('[type=file]')) || goTo(photos)
                );
              setAsked({ part });
              goTo(changes);
            }}
          />
        </Card>
      )}
      {notice.estado !== 'rechazado' && (
        <div ref={changes} tabIndex={-1} className="scroll-mt-4 rounded-card">
          <Changes notice={notice} token={token} asked={asked} onAsk={() => setAsked({})} />
        </div>
      )}
    </>
  );
}

const NoticeChanges = lazy(async () => ({
  default: (await import('./proposals/price-forms.js')).NoticeChanges,
}));

interface ChangesProps extends Pick<CheckedNoticeProps, 'notice' | 'token'> {
  asked: AskedChange | undefined;
  onAsk: () => void;
}

function Changes({ notice, token, asked, onAsk }: ChangesProps) {
  const waits = notice.cambiosPropuestos !== null;
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="text-xl">{PROPOSAL_MESSAGES.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{PROPOSAL_MESSAGES.lead}</p>
      {asked || waits ? (
        <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
          <NoticeChanges token={token} asked={asked} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={onAsk}>
          {PROPOSAL_MESSAGES.open}
        </Button>
      )}
    </Card>
  );
}
