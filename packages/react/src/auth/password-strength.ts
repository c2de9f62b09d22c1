/** 0 too short, 1 easy to guess, 2 fair, 3 strong, 4 very strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const beginnings = [
  'password',
  'matkhau',
  'qwerty',
  'asdf',
  '12345678',
  '11111111',
  '00000000',
  'iloveyou',
  'admin',
];

/**
 * Estimates password strength: length, character classes, common prefixes, and words of `known` (a username, an
 * e-mail). Advice only; the server decides by length and its list of common passwords.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < 8) return 0;
  const lowered = password.toLowerCase();
  const isPredictable =
    beginnings.some((beginning) => lowered.startsWith(beginning)) ||
    known.some((word) => word.length >= 4 && lowered.includes(word.toLowerCase())) ||
    new Set(lowered).size < 5;
  if (isPredictable) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const points = password.length + 2 * (kinds - 1) + Math.min(new Set(password).size, 12) / 2;
  if (points < 14) return 1;
  if (points < 18) return 2;
  return points < 24 ? 3 : 4;
}
