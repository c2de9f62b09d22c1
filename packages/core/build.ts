import { buildLibrary } from './build-library.ts';

await buildLibrary({ entry: ['src/index.ts', 'src/contract.ts', 'src/testing.ts'] });
