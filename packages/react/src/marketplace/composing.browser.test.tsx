import type { ReactNode } from 'react';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { Skill } from '@keo/core/contract';
import {
  type Send,
  commit,
  compose,
  composeWords,
  digits,
  enterWhileComposing,
  retypeWords,
  telex,
  vni,
} from '../../../../scripts/compose-words.ts';
import { ComposerField } from './chat/composer-field.tsx';
import { DateField } from '../ui/dates/date-field.tsx';
import { DongField } from './jobs/dong-field.tsx';
import type { JobFilterValue } from './jobs/job-filter-value.ts';
import { JobSearch } from './jobs/job-search.tsx';
import { PriceField } from './jobs/price-field.tsx';
import { MoneyField } from '../ui/money/money-field.tsx';
import { TransactionFilter, type TransactionFilterValue } from './transactions/transaction-filter.tsx';
import { SkillPicker } from './users/skill-picker.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Kept, closeFields, fieldsOfWords, kept, openField } from './composed-fields.tsx';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: Parameters<Send>[0], params: object): Promise<unknown>;
  }
}

const isLong = inject('long');
const words = isLong ? [...telex, ...vni] : [telex[0] ?? [], vni[1] ?? []];
const send: Send = (method, params) => cdp().send(method, params);
const backspace = () => userEvent.keyboard('{Backspace}');

afterEach(closeFields);

describe.each(fieldsOfWords)('%s', (_name, content, selector, written = (text: string) => text) => {
  it('is composed by Telex and VNI', async () => {
    const { field } = await openField(content(), selector);
    const text = await composeWords(send, words);
    await vi.waitFor(() => expect(field.value).toBe(written(text)));
  });

  it.runIf(isLong)('is composed by a keyboard that rewrites letters', async () => {
    const { field } = await openField(content(), selector);
    const text = await retypeWords(send, backspace, words);
    await vi.waitFor(() => expect(field.value).toBe(written(text)));
  });
});

describe.each<[string, () => ReactNode, string]>([
  [
    'an amount',
    () => kept((value, change) => <MoneyField value={value} onChange={change} min={0} max={1e9} />),
    '1250000',
  ],
  [
    'an amount of a posting',
    () => kept((value, change) => <DongField label="Giá" value={value} onChange={change} />),
    '1250000',
  ],
  [
    'an amount that narrows a list',
    () => <PriceField label="Từ" value={undefined} onChange={() => undefined} />,
    '1250000',
  ],
  [
    'a day',
    () =>
      kept((value, change) => <DateField label="Ngày" value={value} onChange={(day) => change(day ?? '')} />),
    '25/11/2026',
  ],
])('%s', (_name, content, number) => {
  it('is composed digit by digit', async () => {
    const { field } = await openField(content());
    await composeWords(send, [digits(number)]);
    await vi.waitFor(() => expect(field.value).toBe(number));
  });
});

const openCode = async () => {
  const done = vi.fn<(code: string) => void>();
  const { host } = await openField(
    kept((value, change) => (
      <CodeField label="Mã" value={value} onChange={change} onComplete={done} digitLabel={(n) => `Số ${n}`} />
    )),
  );
  const boxes = () => Array.from(host.querySelectorAll('input'), ({ value }) => value).join('');
  return { done, boxes };
};

describe('a code', () => {
  it('composed digit by digit is submitted once', async () => {
    const { done, boxes } = await openCode();
    for (const digit of '290417') await composeWords(send, [[digit]]);
    await vi.waitFor(() => expect(boxes()).toBe('290417'));
    expect(done.mock.calls).toEqual([['290417']]);
  });

  it('suggested during a composition is submitted once', async () => {
    const { done, boxes } = await openCode();
    await composeWords(send, [digits('290417')]);
    await vi.waitFor(() => expect(boxes()).toBe('290417'));
    expect(done.mock.calls).toEqual([['290417']]);
  });
});

describe('a debounced search', () => {
  it('of jobs sends the composed text', async () => {
    const requests = vi.fn<(q: string | undefined) => void>();
    const { field } = await openField(
      <Kept<JobFilterValue>
        begin={{}}
        render={(value, change) => (
          <JobSearch value={value} onChange={(next) => (requests(next.q), change(next))} />
        )}
      />,
      'input[type=search]',
    );
    const text = await composeWords(send, words);
    await vi.waitFor(() => expect(requests).toHaveBeenLastCalledWith(text));
    expect(field.value).toBe(text);
  });

  it('of movements sends the composed text', async () => {
    const requests = vi.fn<(q: string | undefined) => void>();
    const { field } = await openField(
      <Kept<TransactionFilterValue>
        begin={{}}
        render={(value, change) => (
          <TransactionFilter value={value} onChange={(next) => (requests(next.q), change(next))} />
        )}
      />,
      'input[type=search]',
    );
    const text = await composeWords(send, words.slice(0, 3));
    await vi.waitFor(() => expect(requests).toHaveBeenLastCalledWith(text));
    expect(field.value).toBe(text);
  });
});

describe('Enter during a composition', () => {
  const [word = []] = telex;

  it('sends no message', async () => {
    const sent = vi.fn<() => void>();
    const { field } = await openField(
      kept((value, change) => (
        <ComposerField words={value} onWords={change} onSend={sent} sendLabel="Gửi" isEmpty={value === ''} />
      )),
    );
    await compose(send, word);
    await enterWhileComposing(send);
    expect(sent).not.toHaveBeenCalled();
    await commit(send, word);
    expect(field.value).toBe('tiếng');
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('chooses no skill', async () => {
    const chosen = vi.fn<(skills: Skill[]) => void>();
    const { field } = await openField(
      <Kept<Skill[]> begin={[]} render={(skills) => <SkillPicker skills={skills} onChange={chosen} />} />,
    );
    await compose(send, ['d', 'di', 'dic', 'dich', 'dịch']);
    await enterWhileComposing(send);
    expect(chosen).not.toHaveBeenCalled();
    await commit(send, ['dịch']);
    expect(field.value).toBe('dịch');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledOnce();
  });
});
