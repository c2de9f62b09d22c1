import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { DealReviews } from './deal-reviews.tsx';
import { dealId, ended, reviewsOf } from './story-reviews.ts';

const meta = preview.meta({
  title: 'Widgets/Reviews of a deal',
  component: DealReviews,
  args: { dealId },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const whole = /^(Số sao|Stars)$/;
const five = /^(5 sao, rất tốt|5 stars, very good)$/;
const four = /^(4 sao, tốt|4 stars, good)$/;

export const Asked = meta.story({
  beforeEach: (story) => ended(story),
  play: async ({ canvas, canvasElement, id }) => {
    const star = await canvas.findByRole('button', { name: five });
    star.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^(Đã lưu. Cảm ơn bạn!|Saved. Thank you!)$/)).toBeVisible();
    await expect(canvas.getByText(/^(Đang niêm phong|Sealed)$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^(5 trên 5 sao|5 of 5 stars)$/ })).toBeVisible();
    await expect(fakeOf({ id }).server.calls('/review/add-review')).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: /^(Thêm vài lời|Add a few words)$/ }));
    const stars = within(canvas.getByRole('radiogroup', { name: whole }));
    await userEvent.click(stars.getByRole('radio', { name: four }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Làm kỹ|Careful)$/ }));
    await userEvent.type(canvas.getByLabelText(/^(Nhận xét|Comment)/), 'Hình đúng ý tôi.');
    await userEvent.click(canvas.getByRole('button', { name: /^(Lưu thay đổi|Save changes)$/ }));
    await expect(await canvas.findByText('Hình đúng ý tôi.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^(4 trên 5 sao|4 of 5 stars)$/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('.keo-stars [data-lit]')).toHaveLength(4);
  },
});

/** Sending would publish both for good, so a press only opens the form. */
export const OtherIsIn = meta.story({
  beforeEach: (story) => {
    ended(story);
    reviewsOf(story).write('giabao', dealId, { stars: 5, text: 'Yêu cầu rõ, duyệt trong 3 giờ.' });
  },
  play: async ({ canvas, id }) => {
    await expect(canvas.queryByText('Yêu cầu rõ, duyệt trong 3 giờ.')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: four }));
    await expect(fakeOf({ id }).server.calls('/review/add-review')).toBe(0);
    const stars = within(canvas.getByRole('radiogroup', { name: whole }));
    await expect(stars.getByRole('radio', { name: four })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi và công bố|Send and publish)$/ }));
    await expect(await canvas.findByText('Yêu cầu rõ, duyệt trong 3 giờ.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Trả lời|Reply)$/ }));
    await userEvent.type(canvas.getByLabelText(/^(Câu trả lời|Your reply)/), 'Cảm ơn em!');
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi câu trả lời|Send reply)$/ }));
    await expect(await canvas.findByText('Cảm ơn em!')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Trả lời|Reply)$/ })).toBeNull();
  },
});

export const PressFailed = meta.story({
  beforeEach: (story) => ended(story),
  play: async ({ canvas, id }) => {
    const star = await canvas.findByRole('button', { name: five });
    fakeOf({ id }).network.misbehave(only('add-review', SERVER_ERROR));
    await userEvent.click(star);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    fakeOf({ id }).network.misbehave();
    await userEvent.click(canvas.getByRole('button', { name: five }));
    await waitFor(() => expect(canvas.getByText(/^(Đang niêm phong|Sealed)$/)).toBeVisible());
  },
});
