import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { CODE_LISTS, readCodes, sharedListName } from '#common/search/saved/code-list.js';
import { listCardPath } from '#common/site/share-card.js';
import { counted } from '#common/kernel/text.js';
import { useQueryParams } from '../../../app/navigation/navigation-context.js';
import { paths } from '../../../app/paths.js';
import { load, type Prepare } from '../../../app/navigation/route-services.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';
import { favourites } from './device-list.js';
import { noticeOf, SavedNotices, savedQuery } from './saved-notices.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/states.js';
import { PlainPage } from '../../page/plain-page.js';
import { readSheetQuestion, sheetQuestion } from '../../../search/sheet-question.js';
import { AskSeveral } from '../../inquiries/ask-several.js';
import { QuestionNote } from './question-note.js';
import { CompareLink } from './compare-choice.js';

const codesOf = (query: URLSearchParams) => readCodes(query.get('avisos'), CODE_LISTS.shared);

export const prepare: Prepare = (services, { query }) => {
  const codes = codesOf(query);
  return codes.length > 0 ? load(services, savedQuery(codes)) : null;
};

/** A list of notices that somebody shared by its address. */
export function Screen() {
  const query = useQueryParams();
  const codes = codesOf(query);
  const question = readSheetQuestion(query);
  const name = sharedListName(query.get('nombre'));
  const { data } = useQuery({ ...savedQuery(codes), enabled: codes.length > 0 });
  /** Those that are still published. */
  const found = data ? codes.filter((code) => noticeOf(data.inmuebles, code)) : codes;
  const image =
    import.meta.env.SSR && data && data.inmuebles.length > 0
      ? listCardPath(codes, name, [name, shownOnCard(data.inmuebles)])
      : undefined;
  return (
    <PlainPage
      title={name}
      lead={`${counted(found.length, 'aviso')}. Una lista que alguien compartió.`}
      path={paths.sharedList(codes, name)}
      image={image}
      hidden
    >
      {codes.length === 0 ? (
        <EmptyState title={LIST_MESSAGES.sharedEmpty} />
      ) : (
        <div className="flex flex-col gap-4">
          <QuestionNote question={question} />
          <SavedNotices codes={codes} question={sheetQuestion(question)} />
          {found.length <= CODE_LISTS.compared && found.length > 1 && (
            <CompareLink codes={found} question={sheetQuestion(question)} />
          )}
          {found.length > 0 && <AskSeveral codes={found} question={question} />}
          {found.length > 0 && <KeepAll codes={found} listings={data?.inmuebles ?? []} />}
          {found.length === 0 && (
            <ButtonLink to={paths.advancedSearch()} className="self-start">
              Buscar otros avisos
            </ButtonLink>
          )}
        </div>
      )}
    </PlainPage>
  );
}

/** Facts of the notices that the list's card shows. */
function shownOnCard(listings: readonly MapListingWire[]): unknown {
  return listings.map(({ codigo, title, miniatura }) => [codigo, title, miniatura]);
}

interface KeepAllProps {
  codes: readonly string[];
  listings: readonly MapListingWire[];
}

function KeepAll({ codes, listings }: KeepAllProps) {
  const [kept, setKept] = useState(false);
  const keep = (): void => {
    for (const code of codes.toReversed()) favourites.add(code);
    favourites.follow(listings);
    setKept(true);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 noscript:hidden">
      <Button variant="secondary" onClick={keep}>
        Guardar en mis favoritos
      </Button>
      <output className="text-ink-soft">{kept && LIST_MESSAGES.kept}</output>
    </div>
  );
}
