import type { ReactNode } from 'react';
import { Button, TimeAgo } from '@keo/react';

type PlaceRowProps = {
  name: ReactNode;
  /** When it was last heard of, or joined. */
  at: string;
  /** The way to end it; absent where it cannot be ended here. `named` says which one, for who does not see the row. */
  end?: { label: string; named: string; loading: boolean; onPress: () => void } | undefined;
};

/** One of the places from which the account is used, and the way to end that. */
export const PlaceRow = ({ name, at, end }: PlaceRowProps) => (
  <li>
    <span>
      {name}
      <span className="site-quiet">
        {' '}
        · <TimeAgo at={at} />
      </span>
    </span>
    {end && (
      <Button variant="ghost" size="small" loading={end.loading} aria-label={end.named} onClick={end.onPress}>
        {end.label}
      </Button>
    )}
  </li>
);
