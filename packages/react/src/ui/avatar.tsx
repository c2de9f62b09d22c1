import { useState } from 'react';
import { initials } from './initials.ts';

export type AvatarProps = {
  /** For initials and colour. */
  name: string;
  /** Falls back to initials. */
  src?: string | null | undefined;
  /** Width and height in px; default 40. */
  size?: number;
  /** For screen readers; omit it beside the name. */
  label?: string;
};

const inks = ['a', 'b', 'c', 'd'] as const;
const getInk = (name: string) => {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return inks[sum % inks.length];
};

export function Avatar({ name, src, size = 40, label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  return (
    <span
      className="keo-avatar"
      data-ink={getInk(name)}
      style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.36)) }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
