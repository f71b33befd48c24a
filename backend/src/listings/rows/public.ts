export {
  ANY_PRICE,
  type QuotedStay,
  type PriceQuestion,
  leadFor,
  quotedStays,
  peopleOf,
  isLetByTheSeason,
} from './search-lead.js';
export { presentLead } from './lead.presenter.js';
export { areaAverages, type AreaAverage } from './area-averages.js';
export { unpackPrices, type PackedPrice } from './packed-prices.js';
export { leastNightsSlot } from './condition-facts.js';
export { stemsOf } from './word-stems.js';
export type { CardFacts } from './search-facts.js';
export type { SearchRow } from './search-row.entity.js';
export { type LeadColumns, leadSlot, WHOLE_SEASON, WHOLE_YEAR_SLOT } from './lead-columns.js';
