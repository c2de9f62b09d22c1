/**
 * Node reads the 180 kB of Drizzle's package.json anew for each of its 250 files, to learn that they are modules: a
 * second of every process. Imported before a process's own files, this says so without looking.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    const isOwn = specifier.startsWith('.') && from.includes('/drizzle-orm/') && from.endsWith('.js');
    return isOwn
      ? { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
