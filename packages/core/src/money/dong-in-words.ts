import type { Locale } from '../ports/locale.ts';

const vietnamese = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const english = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const englishScales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion'];

/** The last digit after the tens: mốt, tư and lăm where the tens are spoken, lăm alone after mười. */
function unitsAfterTens(tens: number, units: number): string {
  if (units === 0) return '';
  if (units === 5) return 'lăm';
  if (tens > 1 && units === 1) return 'mốt';
  if (tens > 1 && units === 4) return 'tư';
  return vietnamese[units] ?? '';
}

/** Up to 999; `inside` a longer number the missing hundreds are spoken too. */
function vietnameseHundreds(value: number, inside: boolean): string[] {
  const [hundreds, tens, units] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const spokenHundreds = inside || hundreds > 0 ? [vietnamese[hundreds] ?? '', 'trăm'] : [];
  if (tens === 0) {
    if (units === 0) return spokenHundreds;
    return [...spokenHundreds, spokenHundreds.length > 0 ? 'linh' : '', vietnamese[units] ?? ''];
  }
  const spokenTens = tens === 1 ? ['mười'] : [vietnamese[tens] ?? '', 'mươi'];
  return [...spokenHundreds, ...spokenTens, unitsAfterTens(tens, units)];
}

function inVietnamese(value: bigint, inside = false): string[] {
  if (value >= 1_000_000_000n) {
    return [
      ...inVietnamese(value / 1_000_000_000n, inside),
      'tỷ',
      ...inVietnamese(value % 1_000_000_000n, true),
    ];
  }
  let spoken = inside;
  return [1_000_000n, 1000n, 1n].flatMap((scale, index) => {
    const group = Number((value / scale) % 1000n);
    if (group === 0) return [];
    const words = [...vietnameseHundreds(group, spoken), ['triệu', 'nghìn', ''][index] ?? ''];
    spoken = true;
    return words;
  });
}

function englishHundreds(value: number): string[] {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const words = hundreds > 0 ? [english[hundreds] ?? '', 'hundred'] : [];
  if (rest === 0) return words;
  if (rest < 20) return [...words, english[rest] ?? ''];
  const tens = englishTens[Math.floor(rest / 10)] ?? '';
  return [...words, rest % 10 === 0 ? tens : `${tens}-${english[rest % 10] ?? ''}`];
}

function inEnglish(value: bigint): string[] {
  return englishScales
    .map((scale, index) => ({ scale, group: Number((value / 1000n ** BigInt(index)) % 1000n) }))
    .filter(({ group }) => group > 0)
    .toReversed()
    .flatMap(({ scale, group }) => [...englishHundreds(group), scale]);
}

/**
 * An amount in words: `một triệu hai trăm nghìn đồng`, `one million two hundred thousand dong`.
 * @throws RangeError for a number that is not a safe integer, and beyond 10^21 either way.
 */
export function dongInWords(amount: number | bigint, locale: Locale): string {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount is a safe integer of đồng, not ${amount}`);
  }
  const signed = BigInt(amount);
  const value = signed < 0n ? -signed : signed;
  if (value >= 10n ** 21n) throw new RangeError('An amount in words stays below 10^21 đồng');
  const [minus, zero, unit] = locale === 'vi' ? ['âm', 'không', 'đồng'] : ['minus', 'zero', 'dong'];
  const words = value === 0n ? [zero] : locale === 'vi' ? inVietnamese(value) : inEnglish(value);
  return [signed < 0n ? minus : '', ...words, unit].filter(Boolean).join(' ');
}
