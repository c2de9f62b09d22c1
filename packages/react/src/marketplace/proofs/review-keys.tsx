import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';

const keys = ['J', 'K', 'A', 'R', 'X', 'U', '?'] as const;

export type ReviewKeysProps = {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
};

/** Which keys there are, and whether they are on. */
export function ReviewKeys({ isOn, onTurn, isHelpOpen, onHelp }: ReviewKeysProps) {
  const t = useDealTexts();
  return (
    <>
      <p className="keo-quiet">
        {t(isOn ? 'queue.keys' : 'queue.keys.off')}{' '}
        <Button variant="link" aria-keyshortcuts="?" onClick={() => onHelp(true)}>
          {t('queue.keys.all')}
        </Button>
      </p>
      <Dialog
        open={isHelpOpen}
        onClose={() => onHelp(false)}
        title={t('queue.keys.title')}
        description={t('queue.keys.where')}
        closeLabel={t('queue.keys.close')}
      >
        <div className="keo-stack">
          <DataList items={keys.map((key) => [t(`queue.key.${key}`), <kbd key={key}>{key}</kbd>])} />
          <Checkbox
            label={t('queue.keys.on')}
            checked={isOn}
            onChange={({ target }) => onTurn(target.checked)}
          />
        </div>
      </Dialog>
    </>
  );
}
