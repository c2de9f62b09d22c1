import { useRouterState } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useAuth } from '@keo/react';
import { loadWhenOnline } from '../build/load-when-online.ts';
import { codeSent } from '../session/code-sent.ts';

const EnterCode = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./enter-code.tsx'))).EnterCode,
}));

/** Asks for the code of an account created in this tab, above any page. */
export function NewAccount() {
  const { user } = useAuth();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [sent] = useState(() => {
    const read = codeSent.read();
    return read && { ...read, path: read.path ?? path };
  });
  useEffect(() => {
    if (sent && codeSent.read()) codeSent.write(sent);
  }, [sent]);
  if (!user || user.id !== sent?.userId) return null;
  return (
    <Suspense>
      <EnterCode key={user.id} user={user} sentAt={sent.at} isCollapsed={path !== sent.path} />
    </Suspense>
  );
}
