/** `HTMLElement`, or where there is no page something that can be extended: an import on a server only makes classes. */
export const PageElement: typeof HTMLElement =
  typeof HTMLElement === 'undefined'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody makes an element without a page
      (Object as unknown as typeof HTMLElement)
    : HTMLElement;
