import { uploadLimits } from '@keo/core/contract';

/** Signs that cannot be seen, or that turn the reading around: `gpj.exe` must not be read as `exe.jpg`. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const reserved = /[<>:"|?*]/g;

/** The name of a file as it may be shown and saved: its own words, without any path, with the ending of its type. */
export function cleanName(given: string, ending: string): string {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).slice(-1);
  const words = last.replaceAll(unseen, '').replaceAll(reserved, ' ').replaceAll(/\s+/g, ' ');
  const stem = words.replace(/\.[A-Za-z0-9]{1,8}\s*$/, '').replaceAll(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const room = uploadLimits.nameMax - ending.length - 1;
  return `${Array.from(stem).slice(0, room).join('').trim() || 'file'}.${ending}`;
}
