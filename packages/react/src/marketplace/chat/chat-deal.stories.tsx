import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { terms } from '../deals/story-deals.tsx';
import { Panel, job, says } from './story-chat.tsx';

const meta = preview.meta({
  title: 'Marketplace/Chat/Deal',
  component: Panel,
  args: { roomId: 'rm_1' },
  ...keoStory({ signedInAs: 'minhanh', logs: [] }),
  parameters: { layout: 'padded' },
});

const countered = ({ id }: { id: string }) => {
  const { server } = getFake({ id });
  const draft = server.postJob('minhanh', { title: job.title, kind: 'PROJECT' });
  const deal = server.deals.offer('minhanh', 'giabao', draft, { ...terms, price: 1_000_000 });
  server.deals.act('giabao', deal.id, {
    type: 'COUNTER',
    baseOfferNo: 1,
    terms: { ...terms, price: 1_200_000 },
  });
  server.chat.open('minhanh', 'giabao', { ...job, says, dealId: deal.id });
  return deal.id;
};
const getDeal = (id: string) => {
  const { server } = getFake({ id });
  const [log] = server.logs('minhanh').filter(({ metadata }) => typeof metadata['dealId'] === 'string');
  return server.deals.view('minhanh', String(log?.metadata['dealId']));
};

export const Offered = meta.story({
  beforeEach: (context) => void countered(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Mở thoả thuận|Open the deal)/ })).toBeVisible();
    await expect(await canvas.findByText(/^(Gửi đề xuất mới|New offer)/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^(Xem đề xuất|See the offer)$/ })).toHaveLength(1);
  },
});

export const Funding = meta.story({
  beforeEach: (context) => {
    const dealId = countered(context);
    getFake(context).server.deals.act('minhanh', dealId, { type: 'ACCEPT', baseOfferNo: 2 });
  },
  play: async ({ canvas, canvasElement, id }) => {
    const log = within(await canvas.findByRole('log'));
    const hold = await log.findByRole('button', { name: /^(Duyệt và giữ tiền|Approve and hold the money)$/ });
    await userEvent.click(hold);
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      dialog.getAllByRole('button', { name: /^(Duyệt và giữ tiền|Approve and hold the money)$/ }).at(-1) ??
        hold,
    );
    await waitFor(() => expect(getDeal(id).state).toBe('FUNDED'));
    await waitFor(() =>
      expect(log.queryByRole('button', { name: /^(Duyệt và giữ|Approve and hold)/ })).toBeNull(),
    );
  },
});
