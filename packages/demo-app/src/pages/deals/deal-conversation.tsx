import { DealChat, type DealChatProps, type DealLink } from '@keo/react/marketplace';

type Props = Omit<DealChatProps, 'dealLink' | 'isBesideDeal'> & {
  /** Without it the deal stands beside. */
  onDeal?: (proofId: string | null) => void;
};

export function DealConversation({ onDeal, ...shown }: Props) {
  const dealLink: DealLink = ({ proofId }, className, children) => (
    <button type="button" className={className} onClick={() => onDeal?.(proofId)}>
      {children}
    </button>
  );
  return <DealChat {...shown} dealLink={dealLink} isBesideDeal={onDeal === undefined} />;
}
