export { InquiryCounts } from './statistics/inquiry-counts.js';
export { SiteTallies } from './statistics/site-tallies.js';
