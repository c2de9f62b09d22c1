/** Global setup of the tests of built sites. */
export { installSites as default } from '../partners/open-sites.ts';
