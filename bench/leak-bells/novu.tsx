import { Inbox } from '@novu/react';

export const Bell = ({ user }: { user: string }) => (
  <Inbox
    applicationIdentifier="a"
    subscriber={user}
    backendUrl={location.origin}
    socketUrl={location.origin}
  />
);
