import { cleanEntry } from '../text/clean-entry.schema.ts';

/** `FRACTION`: a part of a đồng. `TOO_LARGE`: beyond a safe integer. */
export type DongProblem = 'EMPTY' | 'FRACTION' | 'TOO_LARGE' | 'NOT_AN_AMOUNT';
export type ParsedDong = { ok: true; amount: number } | { ok: false; reason: DongProblem };

type Decimal = { digits: bigint; scale: number };

const unitExponents = new Map([
  ...['tỷ', 'tỉ', 'ty', 'ti'].map((name) => [name, 9] as const),
  ...['triệu', 'trieu', 'tr'].map((name) => [name, 6] as const),
  ...['nghìn', 'nghin', 'ngàn', 'ngan', 'k'].map((name) => [name, 3] as const),
]);
const currency = /^(?:vnđ|vnd|đ|₫) ?(?=\d)| ?(?:đồng|dong|vnđ|vnd|đ|₫|d)$/g;
const piece = /^(\d+(?:[.,]\d+)*(?: \d{3}(?!\d))*)(\s*)(\p{L}*)(\s*)/u;
const grouped = /^(?!0)\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/;
const withFraction = /^(?:(\d+)|((?!0)\d{1,3}(?:\.\d{3})+(?=,)|(?!0)\d{1,3}(?:,\d{3})+(?=\.)))[.,](\d+)$/;

/** A mark before exactly three digits groups thousands, unless a lone 0 stands before it; else it is decimal. */
function readDecimal(text: string): Decimal | null {
  if (/^\d+$/.test(text)) return { digits: BigInt(text), scale: 0 };
  if (grouped.test(text)) return { digits: BigInt(text.replace(/\D/g, '')), scale: 0 };
  const [, plain, thousands, fraction] = withFraction.exec(text) ?? [];
  if (fraction === undefined) return null;
  return { digits: BigInt((plain ?? thousands ?? '').replace(/\D/g, '') + fraction), scale: fraction.length };
}

const problem = (reason: DongProblem): ParsedDong => ({ ok: false, reason });

/** Scales a decimal by a power of ten: null where a part of a đồng is left over. */
function scaled({ digits, scale }: Decimal, exponent: number): bigint | null {
  const shift = exponent - scale;
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const divisor = 10n ** BigInt(-shift);
  return digits % divisor === 0n ? digits / divisor : null;
}

/**
 * Reads an amount as people write it: `1.000.000`, `1,000,000`, `1 000 000`, `1000000đ`, `1tr`, `1,5tr`, `1tr5`,
 * `500k`, `2 triệu`, `1 tỷ 200 triệu`, `₫1,000,000`, `VND 1.000.000`, with a sign. A part of a đồng is refused, also where it is nought.
 * See docs/decisions/0003.
 */
export function parseDong(text: string): ParsedDong {
  const trimmed = cleanEntry(text).toLowerCase().replace(/\s+/g, ' ').replace('−', '-');
  if (trimmed === '') return problem('EMPTY');
  if (trimmed.length > 60) return problem('NOT_AN_AMOUNT');
  const negative = trimmed.startsWith('-');
  let rest = trimmed.replace(/^[+-]\s*/, '').replace(currency, '');
  let total = 0n;
  let above: number | null = null;
  let apart = false;
  do {
    const [matched, number, , unit, gap] = piece.exec(rest) ?? [];
    if (matched === undefined || number === undefined) return problem('NOT_AN_AMOUNT');
    rest = rest.slice(matched.length);
    const decimal = readDecimal(number);
    if (!decimal) return problem('NOT_AN_AMOUNT');
    let exponent = unit ? unitExponents.get(unit) : 0;
    if (exponent === undefined) return problem('NOT_AN_AMOUNT');
    if (above !== null) {
      // In `1tr5` the digits right after a unit are its decimals.
      const clings = !unit && !apart && decimal.scale === 0 && /^\d{1,3}$/.test(number);
      if (clings) exponent = above - number.length;
      else if (!unit || exponent >= above) return problem('NOT_AN_AMOUNT');
    }
    if (!unit && rest !== '') return problem('NOT_AN_AMOUNT');
    const value = scaled(decimal, exponent);
    if (value === null || (!unit && decimal.scale > 0)) return problem('FRACTION');
    if (above !== null && value >= 10n ** BigInt(above)) return problem('NOT_AN_AMOUNT');
    total += value;
    above = exponent;
    apart = gap !== '';
  } while (rest !== '');
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) return problem('TOO_LARGE');
  return { ok: true, amount: negative && total > 0n ? -Number(total) : Number(total) };
}
