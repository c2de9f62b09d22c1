import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { DealReviews } from './deal-reviews.tsx';
import { dealId, ended, getReviews } from './story-reviews.ts';

const meta = preview.meta({
  title: 'Marketplace/Reviews of a deal',
  component: DealReviews,
  args: { dealId },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const whole = /^(Số sao|Stars)$/;
const five = /^(5 sao, rất tốt|5 stars, very good)$/;
const four = /^(4 sao, tốt|4 stars, good)$/;

const done = /^(Xong|Done)$/;
const more = /^(Thêm vài lời|Add a few words)$/;
const comment = /^(Nhận xét|Comment)/;
const thanks = /^(Đã lưu. Cảm ơn bạn!|Saved. Thank you!)$/;

/** Stars are saved by one press, and wait for words; then the review counts. */
export const Requested = meta.story({
  beforeEach: (story) => ended(story),
  play: async ({ canvas, canvasElement, id }) => {
    const star = await canvas.findByRole('button', { name: five });
    star.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText(/(Bạn thêm lời được tới|You can add words until) \d\d:\d\d, /),
    ).toBeVisible();
    await expect(canvas.getByText(/^(Đang niêm phong|Sealed)$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^(5 trên 5 sao|5 of 5 stars)$/ })).toBeVisible();
    await expect(getFake({ id }).server.calls('/review/add-review')).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: more }));
    const stars = within(canvas.getByRole('radiogroup', { name: whole }));
    await userEvent.click(stars.getByRole('radio', { name: four }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Làm kỹ|Careful)$/ }));
    await userEvent.type(canvas.getByLabelText(comment), 'Hình đúng ý tôi.');
    await userEvent.click(canvas.getByRole('button', { name: /^(Lưu thay đổi|Save changes)$/ }));
    await expect(await canvas.findByText('Hình đúng ý tôi.')).toBeVisible();
    await expect(canvas.getByText(thanks)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^(4 trên 5 sao|4 of 5 stars)$/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('.keo-stars [data-lit]')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: done })).toBeNull();
  },
});

/** The other side writes while stars wait for words: nothing is published before this side is done. */
export const OtherIsIn = meta.story({
  beforeEach: (story) => ended(story),
  play: async ({ canvas, ...story }) => {
    await userEvent.click(await canvas.findByRole('button', { name: four }));
    await canvas.findByRole('button', { name: done });
    const theirs = 'Yêu cầu rõ, duyệt trong 3 giờ.';
    getReviews(story).write('giabao', dealId, { stars: 5, text: theirs });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await userEvent.type(canvas.getByLabelText(comment), 'Hình đúng ý tôi.');
    await userEvent.click(canvas.getByRole('button', { name: /^(Lưu thay đổi|Save changes)$/ }));
    await expect(await canvas.findByText(theirs)).toBeVisible();
    await expect(canvas.getByText('Hình đúng ý tôi.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Trả lời|Reply)$/ }));
    await userEvent.type(canvas.getByLabelText(/^(Câu trả lời|Your reply)/), 'Cảm ơn em!');
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi câu trả lời|Send reply)$/ }));
    await expect(await canvas.findByText('Cảm ơn em!')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Trả lời|Reply)$/ })).toBeNull();
  },
});

/** Stars alone may be all: the screen says before what "done" brings. */
export const StarsAlone = meta.story({
  beforeEach: (story) => {
    ended(story);
    getReviews(story).write('giabao', dealId, { stars: 5, text: 'Yêu cầu rõ, duyệt trong 3 giờ.' });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: four }));
    const end = await canvas.findByRole('button', { name: done });
    await expect(
      canvas.getByText(/hai đánh giá được công bố và không sửa|both are published and can/),
    ).toBeVisible();
    await expect(canvas.queryByText('Yêu cầu rõ, duyệt trong 3 giờ.')).toBeNull();
    await userEvent.click(end);
    await expect(await canvas.findByText('Yêu cầu rõ, duyệt trong 3 giờ.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: more })).toBeNull();
  },
});

/** Published while words were typed: they are refused, stay on the screen, and nothing says that they were saved. */
export const PublishedMeanwhile = meta.story({
  beforeEach: (story) => {
    ended(story);
    getReviews(story).write('minhanh', dealId, { stars: 4 });
  },
  play: async ({ canvas, ...story }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }));
    await userEvent.type(canvas.getByLabelText(comment), 'Hình đúng ý tôi.');
    getReviews(story).write('giabao', dealId, { stars: 5 });
    await userEvent.click(canvas.getByRole('button', { name: /^(Lưu thay đổi|Save changes)$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /không sửa được nữa|no longer be changed/,
    );
    await expect(canvas.getByLabelText(comment)).toHaveValue('Hình đúng ý tôi.');
    await expect(canvas.queryByText(thanks)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Đóng|Close)$/ }));
    await expect(canvas.getByText(/^(Đã công bố|Published)$/)).toBeVisible();
    await expect(canvas.queryByText(/^(Đang niêm phong|Sealed)$/)).toBeNull();
  },
});

export const PressFailed = meta.story({
  beforeEach: (story) => ended(story),
  play: async ({ canvas, id }) => {
    const star = await canvas.findByRole('button', { name: five });
    getFake({ id }).network.misbehave(only('add-review', SERVER_ERROR));
    await userEvent.click(star);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    getFake({ id }).network.misbehave();
    await userEvent.click(canvas.getByRole('button', { name: five }));
    await waitFor(() => expect(canvas.getByText(/^(Đang niêm phong|Sealed)$/)).toBeVisible());
  },
});
