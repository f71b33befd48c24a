export { SiteModule } from './site.module.js';
export { serveFrontendFiles } from './http/frontend-files.js';
