import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { searchAddress, searchOfAddress } from '#common/search/query/search-path.js';
import { waitedAddress, waitedOfAddress, type WaitedHome } from '#common/inquiries/alerts/waited-home.js';
import { Problem } from '#platform/process/problem.js';
import { Season } from '../../../pricing/public.js';
import type { NewAlert } from '../alerts.js';
import { keysOfSearch, lastDayOf } from '../alerted-search.js';
import { keyOfWaited } from '../waited-alert.js';
import { WaitedHomes } from '../waited-homes.js';
import { FewListings } from '../../../search/public.js';

const LONGEST_SEARCH = 1_500;

/** Reads what an alert is for: the address of a search, or of a home that is taken for a part of the season. */
@Injectable()
export class ReadAlert {
  constructor(
    private readonly database: DataSource,
    private readonly season: Season,
    private readonly homes: WaitedHomes,
    private readonly listings: FewListings,
  ) {}

  /** @throws Problem 'invalid' for another address, for dates that are over, and for a home that is free or not public */
  async of(address: string, { email, cadence }: Pick<NewAlert, 'email' | 'cadence'>): Promise<NewAlert> {
    const home = waitedOfAddress(address);
    const wanted = home ? await this.waited(home) : { ...(await this.searched(address)), cadence };
    return { email: email.trim(), ...wanted };
  }

  /** Amenities are stored by id, so that a renamed one stays what was asked for. */
  private async searched(address: string): Promise<Pick<NewAlert, 'search' | 'keys'>> {
    const filters = searchOfAddress(address);
    const known = await this.listings.of(this.database, []);
    const search = filters && searchAddress(known.storable(filters));
    if (!search || search.length > LONGEST_SEARCH) throw refused(ALERT_MESSAGES.badSearch);
    if (!lastDayOf(filters, this.season.today())) throw refused(ALERT_MESSAGES.pastDates);
    return { search, keys: keysOfSearch(filters) };
  }

  private async waited(home: WaitedHome): Promise<Omit<NewAlert, 'email'>> {
    const { codes, free } = await this.homes.find(this.database, home);
    const [search, ...formerSearches] = (codes ?? []).map((code) => waitedAddress({ ...home, code }));
    if (!search) throw refused(ALERT_MESSAGES.noHome);
    if (free) throw refused(ALERT_MESSAGES.freeHome);
    return { search, formerSearches, keys: [keyOfWaited(codes![0]!)], cadence: 'at-once' };
  }
}

function refused(text: string): Problem {
  return Problem.invalid({ busqueda: [text] }, text);
}
