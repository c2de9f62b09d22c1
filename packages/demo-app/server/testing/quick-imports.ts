/**
 * Import first. Tells Node that Drizzle's files are modules: it would read a package.json of 180 kB for each of its 250
 * files, a second of every process.
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
