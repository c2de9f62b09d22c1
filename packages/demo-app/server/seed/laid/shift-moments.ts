const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** Milliseconds of this century's second and third decade: no sum, number or version of the demo comes near. */
const isMoment = (value: number) => value > 1_600_000_000_000 && value < 2_200_000_000_000;

/** The same rows with every moment in them so many milliseconds later, however deep it lies. */
export function shiftMoments<Value>(value: Value, by: number): Value;
export function shiftMoments(value: unknown, by: number): unknown {
  if (typeof value === 'string')
    return isoMoment.test(value) ? new Date(Date.parse(value) + by).toISOString() : value;
  if (typeof value === 'number') return isMoment(value) ? value + by : value;
  if (Array.isArray(value)) return value.map((item) => shiftMoments(item, by));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shiftMoments(item, by)]));
  return value;
}
