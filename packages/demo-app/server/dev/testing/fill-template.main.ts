/** Starts and stops a server with the options of tests on the database of its argument, which fills it. */
import { buildApp } from '../../app.ts';
import { testOptions } from './test-options.ts';

const app = await buildApp({ ...testOptions, databaseUrl: process.argv[2] });
await app.close();
