import { useRouterState } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useAuth } from '@keo/react';
import { loadOnceHeard } from '../build/load-once-heard.ts';
import { codeSent } from '../session/code-sent.ts';

const EnterCode = lazy(async () => ({
  default: (await loadOnceHeard(() => import('./enter-code.tsx'))).EnterCode,
}));

/** Asks for the code of an account that was created in this tab, above whatever page its owner was going to. */
export function NewAccount() {
  const { user } = useAuth();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // The confirmation stays until this frame is left.
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
      <EnterCode key={user.id} user={user} sentAt={sent.at} isFolded={path !== sent.path} />
    </Suspense>
  );
}
