/** `HTMLElement`, or on a server an empty class to extend. */
export const PageElement: typeof HTMLElement =
  typeof HTMLElement === 'undefined'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no element is created on a server
      (Object as unknown as typeof HTMLElement)
    : HTMLElement;
