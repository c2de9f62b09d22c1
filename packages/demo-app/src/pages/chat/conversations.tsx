import type { ReactNode } from 'react';
import { ChatPanel, type ChatPanelProps, type DealLink } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { rechargeLink } from '../jobs/recharge-link.tsx';

const jobLink = (slug: string, children: ReactNode) => (
  <PageLink to="/tasks/{slug}" params={{ slug }}>
    {children}
  </PageLink>
);

const dealLink: DealLink = ({ deal: { id, myRole }, proofId }, className, children) => (
  <PageLink
    to="/dashboard/my-tasks"
    search={{
      as: myRole,
      deal: id,
      ...(proofId !== null && { proof: proofId }),
    }}
    className={className}
  >
    {children}
  </PageLink>
);

const fund = (amount: number, label: string, deal: string) => rechargeLink({ deal })(amount, label);

export function Conversations(props: Pick<ChatPanelProps, 'roomId' | 'onOpen' | 'onList'>) {
  return <ChatPanel {...props} jobLink={jobLink} dealLink={dealLink} rechargeLink={fund} />;
}
