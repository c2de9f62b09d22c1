import { Button, Passkeys, useAuthCommands, useTexts } from '@keo/react';
import { BlockedPeople, CloseAccount, DataCopy } from '@keo/react/marketplace';
import { Queries } from '../../queries/queries.tsx';
import { findPagePath } from '../../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { passkeyBrowser } from '../../session/passkey-browser.ts';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';
import { DevicesSettings } from './devices-settings.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { HomeSettings } from './home-settings.tsx';
import { LinkedSitesSettings } from './linked-sites-settings.tsx';
import { NewsSettings } from './news-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { QuietHoursSettings } from './quiet-hours-settings.tsx';
import { VerificationSettings } from './verification-settings.tsx';
import { obstacleLink } from './obstacle-link.tsx';
import { personLink } from '../users/person-link.tsx';
import './settings.css';

export function SettingsPage() {
  const t = useTexts(settingsVi, settingsEn);
  const getTitle = usePageTitle();
  const { signOut } = useAuthCommands();
  return (
    <div className="site-settings site-stack">
      <header>
        <h1>{getTitle(findPagePath('/dashboard/settings'))}</h1>
        <p className="site-quiet">{t('settings.lead')}</p>
      </header>
      <DisplaySettings />
      <Queries>
        <NewsSettings />
      </Queries>
      <QuietHoursSettings />
      <HomeSettings />
      <VerificationSettings />
      <PasswordSettings />
      <Passkeys browser={passkeyBrowser} />
      <Queries>
        <DevicesSettings />
        <LinkedSitesSettings />
      </Queries>
      <BlockedPeople link={personLink} />
      <DataCopy />
      <div>
        <Button variant="danger" onClick={signOut}>
          {t('settings.signOut')}
        </Button>
      </div>
      <CloseAccount link={obstacleLink} onClosed={signOut} />
    </div>
  );
}
