import { beachClubs } from '#common/search/cards/directory-calls.js';
import { DIRECTORY_MESSAGES } from '#common/search/cards/card-messages.js';
import { BEACH_CLUB } from '#common/listings/property-types.js';
import { paths } from '../../../app/paths.js';
import { PlainPage } from '../../page/plain-page.js';
import { Directory, prepareDirectory, useDirectoryPath } from './directory.js';

export const prepare = prepareDirectory(beachClubs);

const TITLE = 'Balnearios';

export function Screen() {
  return (
    <PlainPage
      title={TITLE}
      lead="Carpas y sombrillas en las playas de la costa, con los datos y el contacto de cada balneario."
      path={useDirectoryPath(paths.beachClubs)}
      bare
    >
      <Directory
        call={beachClubs}
        failed={DIRECTORY_MESSAGES.beachClubsFailed}
        kind="LocalBusiness"
        name={TITLE}
        types={[BEACH_CLUB]}
      />
    </PlainPage>
  );
}
