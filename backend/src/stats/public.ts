export { InquiryCounts } from './data/inquiry-counts.js';
export { SiteTallies } from './data/site-tallies.js';
