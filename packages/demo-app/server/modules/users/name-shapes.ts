import unhomoglyph from 'unhomoglyph';

/** Small letters that read alike, though Unicode's table keeps them apart. */
const fold = (text: string): string =>
  text.replaceAll('cl', 'd').replaceAll('vv', 'w').replaceAll(/[ij]/g, 'l');

const bare = (text: string): string =>
  text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
/** The prototype of each letter by UTS 39, without accents and case. */
const look = (text: string): string => bare(unhomoglyph(bare(text))).toLowerCase();

/**
 * Two names of one shape look alike: `rnjnhanh` is `minhanh`. Twice, because a capital may look like a small letter that
 * looks like others.
 */
export const toShape = (name: string): string => fold(look(look(name)));

const keo = 'keo';
/** What a host of Keo might be called, in words that nobody is called. */
const roles = [
  'admin',
  'administrator',
  'baomat',
  'chamsockhachhang',
  'chinhthuc',
  'cskh',
  'helpdesk',
  'hethong',
  'hotro',
  'moderator',
  'nhanvien',
  'noreply',
  'official',
  'operator',
  'postmaster',
  'quantri',
  'quantrivien',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'webmaster',
];
/** Beside one of those they say nothing else. */
const fillers = ['app', 'help', 'khachhang', 'team', 'vietnam', 'vn', 'www'];

const toPattern = (words: readonly string[]) => words.map(toShape).join('|');
const ofRole = new RegExp(toPattern(roles));
const ofKeo = new RegExp(toPattern([keo, ...roles]));
const nothingElse = new RegExp(`^(?:${toPattern([keo, ...roles, ...fillers])})+$`);

const getLetters = (shape: string): string => shape.replaceAll(/[^\p{L}\p{N}]/gu, '');
/** From the first letter to the last, because digits around a name say nothing else. */
const getMiddle = (name: string): string => /\p{L}(?:.*\p{L})?/su.exec(name)?.[0] ?? '';

/** Whether a name might be taken for Keo, for somebody who works for it, or for this label of closed accounts. */
export function isReserved(name: string, label: string): boolean {
  const closed = getLetters(toShape(label));
  // Some Cyrillic and Greek letters look like Latin ones only as capitals.
  const shapes = [name, getMiddle(name), getMiddle(name).toUpperCase()].map(toShape);
  return shapes.some((shape) => {
    const letters = getLetters(shape);
    const namesKeo = shape.split(/[^\p{L}\p{N}]+/u).includes(keo);
    return (
      letters === closed ||
      (ofKeo.test(letters) && nothingElse.test(letters)) ||
      (namesKeo && ofRole.test(letters))
    );
  });
}

/** Nobody's username begins with Keo's name. */
export const isReservedUsername = (username: string, label: string): boolean =>
  toShape(username).startsWith(keo) || isReserved(username, label);
