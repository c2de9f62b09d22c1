import { groupDigits } from '../text/group-digits.ts';

const whole = (amount: number | bigint): bigint => {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount is a safe integer of đồng, not ${amount}`);
  }
  return BigInt(amount);
};

/**
 * `1,234,567đ`, or `-1,234,567đ`; with `sign: 'always'` a gain reads `+1,234,567đ`, and zero stays `0đ`.
 * @throws RangeError for a number that is not a safe integer.
 */
export function formatDong(
  amount: number | bigint,
  { sign = 'auto' }: { sign?: 'auto' | 'always' } = {},
): string {
  const value = whole(amount);
  const digits = groupDigits(value < 0n ? -value : value);
  const mark = value < 0n ? '-' : value > 0n && sign === 'always' ? '+' : '';
  return `${mark}${digits}đ`;
}
