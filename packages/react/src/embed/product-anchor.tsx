import type { MouseEvent, ReactNode } from 'react';
import { useProductLink } from '../client/product-links.ts';

type Props = {
  path: string;
  onFollow: (path: string) => void;
  className: string;
  children: ReactNode;
};

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export function ProductAnchor({ path, onFollow, className, children }: Props) {
  const { href, target, rel } = useProductLink()(path);
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFollow(path);
  };
  return (
    <a href={href} target={target} rel={rel} className={className} onClick={follow}>
      {children}
    </a>
  );
}
