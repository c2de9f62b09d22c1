import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAuth } from '@keo/react';
import { optionalPart } from '../build/optional-part.tsx';
import { codeSent } from '../session/code-sent.ts';

const EnterCode = optionalPart(async () => (await import('./enter-code.tsx')).EnterCode);

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
  return <EnterCode key={user.id} user={user} sentAt={sent.at} isCollapsed={path !== sent.path} />;
}
