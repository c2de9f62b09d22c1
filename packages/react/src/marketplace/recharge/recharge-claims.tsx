import { useEffect, useRef, useState } from 'react';
import type { RechargeClaim } from '@keo/core/contract';
import { useDraft } from '../../client/use-draft.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { ClaimForm } from './claim-form.tsx';
import { SuspenseList } from './suspense-list.tsx';
import { claimDraftName } from './use-claim.ts';
import { useClaimTexts } from './use-claim-texts.ts';

export function RechargeClaims() {
  const t = useClaimTexts();
  const draft = useDraft(claimDraftName);
  const [sent, setSent] = useState<RechargeClaim | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? draft.text !== null;
  const show = (open: boolean) => {
    setSent(null);
    setChosen(open);
  };
  return (
    <div className="keo-stack">
      <SuspenseList />
      {sent ? (
        <ClaimSent claim={sent} onAgain={() => show(true)} />
      ) : isOpen ? (
        <ClaimForm
          onSent={(claim) => {
            setSent(claim);
            setChosen(false);
          }}
          onClose={() => show(false)}
        />
      ) : (
        <div>
          <Button variant="link" onClick={() => show(true)}>
            {t('claim.open')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Takes the focus, because its form has unmounted. */
function ClaimSent({ claim, onAgain }: { claim: RechargeClaim; onAgain: () => void }) {
  const t = useClaimTexts();
  const own = useOwnDong();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className="keo-result" role="status">
      <h2 ref={heading} tabIndex={-1} className="keo-heading">
        {t('claim.sent', { amount: own(claim.amount) })}
      </h2>
      <p>{t('claim.sent.detail', { time: momentWords(claim.answerBy, t.locale) })}</p>
      <Button variant="ghost" onClick={onAgain}>
        {t('claim.again')}
      </Button>
    </Card>
  );
}
