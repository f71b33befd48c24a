import { hotelsAndCabins } from '#common/search/cards/directory-calls.js';
import { DIRECTORY_MESSAGES } from '#common/search/cards/card-messages.js';
import { CABIN, HOTEL } from '#common/listings/property-types.js';
import { TOWNS_IN_WORDS } from '#common/kernel/places.js';
import { paths } from '../../../app/paths.js';
import { PlainPage } from '../../page/plain-page.js';
import { Directory, prepareDirectory, useDirectoryPath } from './directory.js';

export const prepare = prepareDirectory(hotelsAndCabins);

const TITLE = 'Hoteles y cabañas';

export function Screen() {
  return (
    <PlainPage
      title={TITLE}
      lead={`Dónde alojarse en ${TOWNS_IN_WORDS}: tratá directo con cada hotel y complejo.`}
      path={useDirectoryPath(paths.hotels)}
      bare
    >
      <Directory
        call={hotelsAndCabins}
        failed={DIRECTORY_MESSAGES.hotelsFailed}
        kind="LodgingBusiness"
        name={TITLE}
        types={[HOTEL, CABIN]}
      />
    </PlainPage>
  );
}
