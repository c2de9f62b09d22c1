/** Milliseconds that a test waits for a condition: long, because a slow machine is no fault of the product. */
export const patience = 60_000;
