import type { TextsLike } from '@keo/core';
import type { demoMarkVi } from './demo-mark.vi.ts';

export const demoMarkEn: TextsLike<typeof demoMarkVi> = {
  'embed.demo': 'Sample data',
};
