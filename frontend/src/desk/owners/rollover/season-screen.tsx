import { useSearchParams } from 'react-router-dom';
import { startRollover } from '#common/owners/renewal/rollover-calls.js';
import { adminPaths } from '../../admin-paths.js';
import { TextLink } from '../../../ui/link.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { Allowed } from '../../session/allowed.js';
import { NewRollover } from './new-rollover.js';
import { RolloverDetail } from './rollover-detail.js';
import { RolloverList } from './rollover-list.js';
import { ROLLOVER } from './rollover-paths.js';

/** Prices of the next season: a new proposal, earlier ones, and the answers to one of them. */
export function Screen() {
  const [params] = useSearchParams();
  const id = Number(params.get(ROLLOVER));
  useTitle('Renovar la temporada');
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Renovar la temporada" />
      {id ? (
        <>
          <p className="mb-4">
            <TextLink to={adminPaths.season}>Todas las renovaciones</TextLink>
          </p>
          <RolloverDetail key={id} id={id} />
        </>
      ) : (
        <div className="flex flex-col gap-6">
          <Allowed to={startRollover}>
            <NewRollover />
          </Allowed>
          <RolloverList />
        </div>
      )}
    </div>
  );
}
