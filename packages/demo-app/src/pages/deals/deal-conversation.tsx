import { DealChat, type DealChatProps, type DealLink } from '@keo/react/marketplace';

export function DealConversation({
  onDeal,
  ...shown
}: Omit<DealChatProps, 'dealLink'> & { onDeal: (proofId: string | null) => void }) {
  const dealLink: DealLink = ({ proofId }, className, children) => (
    <button type="button" className={className} onClick={() => onDeal(proofId)}>
      {children}
    </button>
  );
  return <DealChat {...shown} dealLink={dealLink} />;
}
