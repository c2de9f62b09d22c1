import {
  KnockFeedProvider,
  KnockProvider,
  NotificationFeedPopover,
  NotificationIconButton,
} from '@knocklabs/react';
import { useRef, useState } from 'react';

export function Bell({ user }: { user: string }) {
  const [isVisible, setIsVisible] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <KnockProvider apiKey="pk_test" user={{ id: user }} userToken={user} host={location.origin}>
      <KnockFeedProvider feedId="5f1c2b34-8d0e-4f6a-9b7c-2e1d3c4b5a69">
        <NotificationIconButton ref={button} onClick={() => setIsVisible(!isVisible)} />
        <NotificationFeedPopover
          buttonRef={button}
          isVisible={isVisible}
          onClose={() => setIsVisible(false)}
        />
      </KnockFeedProvider>
    </KnockProvider>
  );
}
