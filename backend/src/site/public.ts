export { SiteModule } from './site.module.js';
export { serveFrontendFiles } from './pages/frontend-files.js';
