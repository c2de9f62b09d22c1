import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dealsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { DealDetail } from './deal-detail.tsx';
import { asAuthor, asWorker, link, may, proof, terms } from './story-deals.tsx';

const by = (side: 'author' | 'worker') => ({
  by: side,
  terms: {
    price: 7_500_000,
    dueAt: '2026-11-28T03:00:00.000Z',
    conditions: [{ title: 'Bản in thử trên giấy', mandatory: true, accept: { types: ['IMAGE' as const] } }],
  },
  at: '2026-11-20T05:00:00.000Z',
});
const accept = may('ACCEPT', dealsEndpoints.giveOffer);
const decline = may('DECLINE', dealsEndpoints.giveOffer);

const meta = preview.meta({
  title: 'Marketplace/Deal that changes',
  component: DealDetail,
  args: { deal: asWorker, jobLink: link, rechargeLink: (_: number, label: string) => link(null, label) },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const Requested = meta.story({
  args: { deal: { ...asWorker, changeRequest: by('author'), actions: [accept, decline] } },
  play: async ({ canvas }) => {
    const price = canvas.getAllByRole('row', { name: /^(Giá|Price)/ })[0];
    if (!price) throw new Error('No row of the price');
    await expect(price).toHaveTextContent(/6,500,000đ\s*7,500,000đ/);
    await expect(within(price).getByText(/(đã thay đổi|changed)/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^(Không thay đổi|Change nothing)$/ })).toBeVisible();
  },
});

export const RequestedFromAuthor = meta.story({
  args: {
    deal: {
      ...asAuthor,
      changeRequest: by('worker'),
      actions: [{ ...accept, money: { lock: 1_050_000, fee: 50_000 } }, decline],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Đồng ý và giữ thêm tiền|Agree and hold more)$/ }),
    );
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent('1,050,000đ');
  },
});

export const TooLittle = meta.story({
  args: {
    deal: {
      ...asAuthor,
      changeRequest: by('worker'),
      actions: [
        {
          ...accept,
          enabled: false,
          reason: 'INSUFFICIENT_BALANCE',
          money: { lock: 1_050_000, fee: 50_000, shortfall: 300_000 },
        },
        decline,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /300,000đ/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /(giữ thêm tiền|hold more)/ })).not.toBeInTheDocument();
  },
});

export const RequestedByMe = meta.story({
  args: {
    deal: {
      ...asAuthor,
      changeRequest: by('author'),
      actions: [{ ...accept, enabled: false, reason: 'NOT_ALLOWED' }, decline],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Chờ bên kia trả lời|The other side answers)/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^(Rút đề nghị thay đổi|Take the change back)$/ }),
    ).toBeVisible();
  },
});

export const Asking = meta.story({
  args: {
    deal: { ...asAuthor, terms, actions: [may('CHANGE_ORDER', dealsEndpoints.giveOffer)] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Đề nghị thêm|Ask for more)/ }));
    const send = canvas.getByRole('button', { name: /^(Gửi đề nghị thay đổi|Send the change)$/ });
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^(Trả thêm|Pay more by)$/), '1500');
    await userEvent.click(send);
    await expect(canvas.getByLabelText(/^(Trả thêm|Pay more by)$/)).toHaveAttribute('aria-invalid', 'true');
    // A new item says which kinds count before it is sent.
    await expect(canvas.queryByText(/^(Chọn ít nhất một cách|Choose at least one)/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^(Thêm mục phải nộp|Something else)/), 'Bản in thử');
    await expect(canvas.getByText(/^(Chọn ít nhất một cách|Choose at least one)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(ảnh|photo)$/ }));
    await expect(canvas.queryByText(/^(Chọn ít nhất một cách|Choose at least one)/)).toBeNull();
  },
});

const parts = [4_000_000, 2_500_000].map((amount, index) => ({
  ...proof,
  id: `pf${index + 1}`,
  no: index + 1,
  title: ['Logo', 'Bao bì'][index] ?? '',
  amount,
}));

export const ForOnePart = meta.story({
  args: {
    deal: {
      ...asAuthor,
      terms: { ...terms, releaseMode: 'PER_PROOF' },
      proofs: parts,
      actions: [may('CHANGE_ORDER', dealsEndpoints.giveOffer)],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Đề nghị thêm|Ask for more)/ }));
    await expect(canvas.queryByRole('combobox', { name: /^(Trả thêm cho mục nào|Which part)/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^(Trả thêm|Pay more by)$/), '500000');
    const part = canvas.getByRole('combobox', { name: /^(Trả thêm cho mục nào|Which part)/ });
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi đề nghị thay đổi|Send the change)$/ }));
    // The focus is led there once the fault is drawn, and would close a list that opens before.
    await waitFor(() => expect(part).toHaveFocus());
    await expect(part).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(part);
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Bao bì: 2,500,000đ' }));
    await expect(part).toHaveTextContent('Bao bì');
    await expect(part).not.toHaveAttribute('aria-invalid', 'true');
  },
});
