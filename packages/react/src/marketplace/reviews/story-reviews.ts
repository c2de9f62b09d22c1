import { getFake } from '../../client/story-keo.tsx';

export const jobTitle = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
export const dealId = 'd10';

export function getReviews(story: { id: string }) {
  const { reviews } = getFake(story).server;
  if (!reviews) throw new Error('The fake of a story takes reviews');
  return reviews;
}

export const ended = (story: { id: string }) => {
  getReviews(story).end('minhanh', 'giabao', { dealId, jobTitle });
};
