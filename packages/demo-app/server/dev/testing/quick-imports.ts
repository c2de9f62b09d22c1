/**
 * Import first. Drizzle's package.json has 180 kB, and Node would read it for each of its 250 files, and its exports for
 * each import of it: a second of every process.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';

/** There is one copy, so a name means the same file for all. */
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    const isOwn = specifier.startsWith('.') && from.includes('/drizzle-orm/') && from.endsWith('.js');
    if (isOwn) return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const resolved = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, resolved);
    return resolved;
  },
});
