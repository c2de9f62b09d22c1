/** A promise that did not hold; the seed reproduces it. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}
