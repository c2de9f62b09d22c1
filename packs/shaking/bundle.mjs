/** Prints the bundle of one import: `node bundle.mjs "import { formatDong } from '@keo/core'; …"`. */
import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

const entry = 'entry.mjs';
await writeFile(entry, process.argv[2] ?? '');
const made = await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    minify: true,
    lib: { entry, formats: ['es'] },
    rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
  },
});
console.log(made[0].output.map(({ code = '' }) => code).join('\n'));
