import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type DealView, dealEndsEndpoints } from '@keo/core/contract';
import { type FakeKeo, createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../../client/keo-provider.tsx';
import { useEvidenceDraft } from '../proofs/use-evidence-draft.ts';
import { DealDetail } from './deal-detail.tsx';
import { asAuthor, dispute, link, may } from './story-deals.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const host = document.createElement('div');
let fake: FakeKeo;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  fake = createFakeKeo({ signedInAs: 'minhanh', locale: 'vi' });
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  fake.keo.stop();
  host.remove();
});

const find = (selector: string, text = '') =>
  vi.waitFor(() => {
    const all = [...host.querySelectorAll<HTMLElement>(selector)];
    const found = all.find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`${selector} ${text} is not there`);
    return found;
  });
const answer = 'Trả lời và đề nghị mức chia';
/** The forms of the proofs have fields too. */
const words = () =>
  [...host.querySelectorAll('section')]
    .find(({ textContent }) => textContent.includes(answer))
    ?.querySelector('textarea')?.value ??
  host.querySelector<HTMLTextAreaElement>('textarea[data-words]')?.value;

const disputed = (dealId: string, disputeId: string): DealView => ({
  ...asAuthor,
  id: dealId,
  state: 'DISPUTED',
  phase: null,
  contested: 6_500_000,
  dispute: { ...dispute, id: disputeId },
  actions: [may('RESPOND_DISPUTE', dealEndsEndpoints.respondDispute)],
});
const show = (deal: DealView) =>
  act(async () =>
    root.render(
      <KeoProvider keo={fake.keo}>
        <DealDetail deal={deal} jobLink={link} rechargeLink={link} />
      </KeoProvider>,
    ),
  );
const openAnswer = async () => {
  const button = await find('button', answer);
  await act(async () => button.click());
};

it('an answer is kept for its own dispute, and no other form is filled with it', async () => {
  await show(disputed('d1', 'ds1'));
  await openAnswer();
  await userEvent.type(await find('textarea'), 'Logo thiếu tệp gốc.');
  expect(words()).toBe('Logo thiếu tệp gốc.');
  await show(disputed('d1', 'ds2'));
  expect(words()).toBe('');
  // Another deal starts with its forms closed.
  await show(disputed('d2', 'ds3'));
  expect(words()).toBeUndefined();
  await openAnswer();
  expect(words()).toBe('');
  await show(disputed('d1', 'ds1'));
  await openAnswer();
  expect(words()).toBe('Logo thiếu tệp gốc.');
});

function Words({ scope }: { scope: string }) {
  const { fields, change } = useEvidenceDraft(scope, { text: '' });
  return (
    <textarea data-words value={fields.text} onChange={({ target }) => change({ text: target.value })} />
  );
}

const write = (scope: string) =>
  act(async () =>
    root.render(
      <KeoProvider keo={fake.keo}>
        <Words scope={scope} />
      </KeoProvider>,
    ),
  );

it('a draft follows its scope', async () => {
  await write('proof a');
  await userEvent.type(await find('textarea'), 'Của việc A');
  await write('proof b');
  expect(words()).toBe('');
  await userEvent.type(await find('textarea'), 'Của việc B');
  await write('proof a');
  expect(words()).toBe('Của việc A');
});
