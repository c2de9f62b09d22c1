const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** In ms, 2020 to 2039: no other number of the demo is in this range. */
const isMoment = (value: number) => value > 1_600_000_000_000 && value < 2_200_000_000_000;

/** Shifts every time in a value by so many ms, at any depth. */
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
