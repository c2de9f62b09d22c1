import '@keo/react/embed/define';
import { useEffect, useRef } from 'react';

export function Bell({ user }: { user: string }) {
  const element = useRef<HTMLElement & { refresh(): void }>(null);
  useEffect(() => element.current?.refresh(), [user]);
  return <keo-notifications ref={element} api-base="/au/api" token-endpoint={`/token?user=${user}`} />;
}
