import { useTexts } from '@keo/react';
import { findPagePath } from '../../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { Queries } from '../../queries/queries.tsx';
import { isSandbox } from '../../sandbox/is-sandbox.ts';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';
import { NotFoundPage } from '../errors/not-found.page.tsx';
import { ApiDocument } from './api-document.tsx';
import { BankCard } from './bank-card.tsx';
import { ClockCard } from './clock-card.tsx';
import { DemoUsers } from './demo-users.tsx';
import { NotifyCard } from './notify-card.tsx';
import { OutboxCard } from './outbox-card.tsx';
import './sandbox.css';

export function SandboxPage() {
  const t = useTexts(sandboxVi, sandboxEn);
  const getTitle = usePageTitle();
  if (!isSandbox()) return <NotFoundPage />;
  return (
    <Queries>
      <div className="site-sandbox">
        <header>
          <h1>{getTitle(findPagePath('/sandbox'))}</h1>
          <p className="site-lead">{t('sandbox.lead')}</p>
        </header>
        <DemoUsers />
        <OutboxCard />
        <BankCard />
        <NotifyCard />
        <ClockCard />
        <ApiDocument />
      </div>
    </Queries>
  );
}
