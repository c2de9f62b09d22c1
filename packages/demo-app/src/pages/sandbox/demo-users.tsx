import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError } from '@keo/core';
import { Badge, Button, Card, useAuth, useAuthCommands, useToastCommands, useTexts } from '@keo/react';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';

const demoUsers = [
  'minhanh',
  'quochuy',
  'camtu',
  'giabao',
  'thuha',
  'hoanglong',
  'ngocmai',
  'vantin',
  'thanhtruc',
  'ducthinh',
] as const;
const demoPassword = 'keo-demo-2026';

export function DemoUsers() {
  const t = useTexts(sandboxVi, sandboxEn);
  const { user } = useAuth();
  const { signIn } = useAuthCommands();
  const navigate = useNavigate();
  const toasts = useToastCommands();
  const [entering, setEntering] = useState<string | null>(null);

  const enter = async (username: string) => {
    setEntering(username);
    try {
      await signIn({ username, password: demoPassword, remember: false });
      await navigate({ to: '/dashboard' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show({ severity: 'error', summary: error.message });
    } finally {
      setEntering(null);
    }
  };

  return (
    <Card as="section" className="site-stack">
      <h2>{t('sandbox.users')}</h2>
      <p className="site-quiet">{t('sandbox.users.detail', { password: demoPassword })}</p>
      <ul className="site-sandbox__list">
        {demoUsers.map((username) => (
          <li key={username}>
            <span>
              <b>{username}</b>
              <br />
              <span className="site-quiet">{t(`sandbox.user.${username}`)}</span>
            </span>
            {user?.username === username ? (
              <Badge tone="good">{t('sandbox.users.current')}</Badge>
            ) : (
              <Button
                variant="soft"
                size="small"
                loading={entering === username}
                onClick={() => void enter(username)}
              >
                {t('sandbox.users.signIn', { name: username })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
