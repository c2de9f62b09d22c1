import { type KeoClient, createEmbeddedKeo, fetchTokenFrom } from '@keo/core';
import { KeoProvider, NotificationInbox } from '@keo/react';
import { useEffect, useState } from 'react';

export function Bell({ user }: { user: string }) {
  const [keo, setKeo] = useState<KeoClient>();
  useEffect(() => {
    const fetchToken = fetchTokenFrom(`/token?user=${user}`, (...ask) => fetch(...ask));
    const client = createEmbeddedKeo({ apiBase: '/au/api', fetchToken }).start();
    setKeo(client);
    return () => {
      setKeo(undefined);
      client.stop();
    };
  }, [user]);
  return (
    keo && (
      <KeoProvider keo={keo}>
        <NotificationInbox />
      </KeoProvider>
    )
  );
}
