import { cutText, isVisible, uploadLimits } from '@keo/core/contract';

/** Invisible characters and bidi controls: `gpj.exe` must not be read as `exe.jpg`. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const reserved = /[<>:"|?*]/g;

/** Without a path, with the extension of its detected type. */
export function cleanName(raw: string, ending: string): string {
  const [last = ''] = raw.normalize('NFC').split(/[/\\]/).slice(-1);
  const words = last.replaceAll(unseen, '').replaceAll(reserved, ' ').replaceAll(/\s+/g, ' ');
  const stem = words.replace(/\.[A-Za-z0-9]{1,8}\s*$/, '').replaceAll(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const room = uploadLimits.nameMax - ending.length - 1;
  return `${isVisible(stem) ? cutText(stem, room).trim() : 'file'}.${ending}`;
}
