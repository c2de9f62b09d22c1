import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds a test waits for a condition, stretched by how slow the machine is. */
    patience: number;
    /** Whether this is `npm run test:long`: every variation at full size. */
    long: boolean;
  }
}
