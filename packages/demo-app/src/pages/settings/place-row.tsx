import type { ReactNode } from 'react';
import { Button, TimeAgo } from '@keo/react';

type PlaceRowProps = {
  name: ReactNode;
  at: string;
  /** Absent if it cannot be ended here. `named` is the label for screen readers. */
  end?: { label: string; named: string; loading: boolean; onPress: () => void } | undefined;
};

/** A session or a linked site, with a button to end it. */
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
