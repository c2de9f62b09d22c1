import { fakeOf } from '../../client/story-keo.tsx';

export const jobTitle = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
export const dealId = 'd10';

export function reviewsOf(story: { id: string }) {
  const { reviews } = fakeOf(story).server;
  if (!reviews) throw new Error('The fake of a story takes reviews');
  return reviews;
}

export const ended = (story: { id: string }) => {
  reviewsOf(story).end('minhanh', 'giabao', { dealId, jobTitle });
};
