/**
 * Without this Node reads Drizzle's package.json of 180 kB for each of its 250 files, to find that they are modules: a
 * second of every process. Imported first, it tells Node so.
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
