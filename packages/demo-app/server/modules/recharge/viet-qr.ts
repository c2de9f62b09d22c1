import { withoutAccents } from '../../platform/database/without-accents.ts';

/** Amounts in đồng. */
export type VietQr = {
  /** The bank's six digits. */
  bankBin: string;
  /** Up to nineteen letters and digits. */
  accountNo: string;
  /** Without it the payer types the amount. */
  amount?: number;
  /** Up to 25 characters; accents are removed. */
  content?: string;
};

const napas = 'A000000727';
const toAccount = 'QRIBFTTA';
const dong = '704';
const country = 'VN';

/** TLV: `id`, length in two digits, value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE of ASCII text, four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1;
    crc &= 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function check(pattern: RegExp, value: string, what: string): string {
  if (!pattern.test(value)) throw new RangeError(`${what}, not ${JSON.stringify(value)}`);
  return value;
}

/**
 * NAPAS's profile of EMVCo codes.
 * @throws RangeError that names the invalid field, because bank apps might misread it.
 */
export function encodeVietQr({ bankBin, accountNo, amount, content }: VietQr): string {
  check(/^\d{6}$/, bankBin, 'A bank has six digits');
  check(/^[A-Za-z0-9]{1,19}$/, accountNo, 'An account has one to nineteen letters and digits');
  if (amount !== undefined && !(Number.isSafeInteger(amount) && amount > 0 && amount < 1e13))
    throw new RangeError(
      `An amount is a whole number of đồng above zero with at most thirteen digits, not ${amount}`,
    );
  const purpose =
    content === undefined
      ? undefined
      : check(
          /^[A-Za-z0-9 ]{1,25}$/,
          withoutAccents(content),
          'A content has one to 25 letters, digits and blanks',
        );
  const account = field('00', bankBin) + field('01', accountNo);
  const fields = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('38', field('00', napas) + field('01', account) + field('02', toAccount)),
    field('53', dong),
    amount === undefined ? '' : field('54', String(amount)),
    field('58', country),
    purpose === undefined ? '' : field('62', field('08', purpose)),
    '6304',
  ].join('');
  return fields + crc16(fields);
}
