export { InquiryCounts } from './inquiry-counts.js';
export { SiteTallies } from './site-tallies.js';
