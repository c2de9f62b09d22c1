import { type Action, type DealView, eligibilityRules } from '@keo/core/contract';
import { Notice } from '../../ui/notice.tsx';
import { momentWords } from '../../i18n/moment-words.ts';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { actionViews } from './action-views.tsx';
import type { ActionProps } from './ask-action.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type DealActionsProps = Pick<ActionProps, 'deal' | 'rechargeLink'>;

const secondaryActions: ReadonlySet<string> = new Set([
  'ADD_CONDITIONS',
  'CHANGE_ORDER',
  'REQUEST_CANCEL',
  'OPEN_DISPUTE',
  'GIVE_UP',
  'DECLINE',
  'CANCEL',
]);
const isBeside = ({ key }: Action, { changeRequest }: DealView) =>
  secondaryActions.has(key) && !(key === 'DECLINE' && changeRequest);

/** Limits of a day: shown for every action. */
const daily = ['CANCEL_ONCE_A_DAY', 'CHANGES_A_DAY'] as const;
/** Reasons of a disabled next step that the reader can resolve or must wait for; the first that fits is shown. */
const obstacles = [
  ...daily,
  'INVALID',
  'SELF_DEAL',
  'INSUFFICIENT_BALANCE',
  'SLOT_GONE',
  'LIMIT',
  'PAUSED',
  'PAUSED_HERE',
] as const;
const findObstacle = ({ reason, rule }: Action) =>
  [...obstacles, ...eligibilityRules].find((one) => one === reason || one === rule);

const isOfToday = ({ rule }: Action) => daily.some((one) => one === rule);

export function DealActions({ deal, rechargeLink, out = false }: DealActionsProps & { out?: boolean }) {
  const t = useDealTexts();
  const ours = deal.actions.filter(
    (action) => Object.hasOwn(actionViews, action.key) && isBeside(action, deal) === out,
  );
  const shown = ours
    .filter((action) => action.enabled || (out ? isOfToday(action) : findObstacle(action)))
    .toSorted((a, b) => Number(b.key.startsWith('ACCEPT')) - Number(a.key.startsWith('ACCEPT')));
  if (shown.length === 0) return null;
  return (
    <section className="keo-stack" aria-label={t(out ? 'acts.out' : 'acts.title')}>
      {out && <h3>{t('acts.out')}</h3>}
      {shown.map((action) => {
        const View = actionViews[action.key];
        if (!action.enabled)
          return <Blocked key={action.key} deal={deal} action={action} rechargeLink={rechargeLink} />;
        return View && <View key={action.key} deal={deal} action={action} rechargeLink={rechargeLink} />;
      })}
    </section>
  );
}

function Blocked({ deal, action, rechargeLink }: ActionProps) {
  const t = useDealTexts();
  const own = useOwnDong();
  const obstacle = findObstacle(action);
  const { shortfall = 0 } = action.money ?? {};
  if (obstacle === 'INSUFFICIENT_BALANCE' && deal.myRole === 'author')
    return (
      <>
        <Notice tone="wash">{t('acts.short', { amount: own(shortfall) })}</Notice>
        {rechargeLink(shortfall, t('act.recharge', { amount: own(shortfall) }), deal.id)}
      </>
    );
  if (!obstacle) return null;
  const until = action.until === undefined ? '' : momentWords(action.until, t.locale);
  return <Notice tone="wash">{t(`acts.blocked.${obstacle}`, { until })}</Notice>;
}
