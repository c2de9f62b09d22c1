/** `pnpm past`: lives through the demo's three months and stores the result for later starts. */
import { playPast } from './play-past.ts';
import { writePast } from './laid/past-file.ts';

const began = performance.now();
const past = await playPast();
const seconds = Math.round((performance.now() - began) / 1000);
const size = await writePast(past);
const rows = past.tables.reduce((sum, table) => sum + table.rows.length, 0);
const files = Object.keys(past.files).length;
console.log(`three months in ${seconds} s: ${rows} rows and ${files} files, ${Math.round(size / 1024)} KiB`);
