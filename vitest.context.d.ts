import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a test waits for a condition. */
    patience: number;
    /** Whether this is `npm run test:long`: every variation at full size. */
    long: boolean;
  }
}
