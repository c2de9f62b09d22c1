/** Once for all tests of the sites that are built for themselves. */
export { installSites as default } from '../partners/open-sites.ts';
