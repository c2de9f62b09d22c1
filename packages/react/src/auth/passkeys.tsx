import { useState } from 'react';
import { type Passkey, passkeysEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { TimeAgo } from '../i18n/time-ago.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { PasskeyBrowser } from './passkey-browser.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { usePasskeyTexts } from './use-passkey-texts.ts';

export type PasskeysProps = {
  browser: PasskeyBrowser;
};

type Act = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

export function Passkeys({ browser }: PasskeysProps) {
  const t = usePasskeyTexts();
  const translate = useTranslate();
  const { data, error, refetch } = useKeoQuery(passkeysEndpoints.passkeysList, {});
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const named = (passkey: Passkey): Passkey => ({
    ...passkey,
    name: passkey.name || t('passkeys.unnamed'),
  });
  const isSupported = browser.isSupported();
  return (
    <Card as="section" id="passkeys" className="keo-stack" aria-busy={!data && !error}>
      <h2>{t('passkeys.title')}</h2>
      <p className="keo-quiet">{t('passkeys.detail')}</p>
      {error && (
        <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton shape="block" height={56} />}
      {data?.list.length === 0 && <p>{t('passkeys.none')}</p>}
      {data && data.list.length > 0 && (
        <ul className="keo-plain keo-stack">
          {data.list.map(named).map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAct={(what) => setAct({ what, passkey })} />
          ))}
        </ul>
      )}
      {isSupported ? (
        <div>
          <Button variant="soft" onClick={() => setAct({ what: 'add' })}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="keo-quiet">{t('passkeys.unsupported')}</p>
      )}
      {act?.what === 'add' && <AddPasskey browser={browser} onClose={close} />}
      {act?.what === 'rename' && <RenamePasskey passkey={act.passkey} onClose={close} />}
      {act?.what === 'remove' && <RemovePasskey passkey={act.passkey} browser={browser} onClose={close} />}
    </Card>
  );
}

type RowProps = { passkey: Passkey; onAct: (what: 'rename' | 'remove') => void };

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onAct }: RowProps) {
  const t = usePasskeyTexts();
  return (
    <li className="keo-conditions__head">
      <div>
        <strong>{name}</strong>
        <div className="keo-quiet">
          {t('passkeys.added')} <TimeAgo at={createdAt} /> ·{' '}
          {lastUsedAt === null ? (
            t('passkeys.unused')
          ) : (
            <>
              {t('passkeys.used')} <TimeAgo at={lastUsedAt} />
            </>
          )}
        </div>
      </div>
      <span>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('passkeys.renameNamed', { name })}
          onClick={() => onAct('rename')}
        >
          {t('passkeys.rename')}
        </Button>{' '}
        <Button
          variant="ghost"
          size="small"
          aria-label={t('passkeys.removeNamed', { name })}
          onClick={() => onAct('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
    </li>
  );
}
