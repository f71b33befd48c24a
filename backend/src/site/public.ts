export { SiteModule } from './site.module.js';
export { serveFrontendFiles } from './frontend-files.js';
