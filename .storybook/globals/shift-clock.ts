/** Sets the clock to another moment, from which it runs on. Returns the undo. */
export function shiftClock(moment: unknown): () => void {
  const start = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(start)) return () => undefined;
  const RealDate = Date;
  const shift = start - RealDate.now();
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
