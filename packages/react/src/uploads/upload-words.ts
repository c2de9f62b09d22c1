import type { UploadItem } from '@keo/core';
import type { UploadTexts } from './use-upload-texts.ts';

const megabyte = 1024 * 1024;

export const getPercent = ({ sent, file }: UploadItem): number =>
  file.size === 0 ? 0 : Math.min(100, Math.floor((sent / file.size) * 100));

export function getWords(item: UploadItem, t: UploadTexts, max: number): string {
  if (item.problem !== null) return t(`uploads.${item.problem}`, { max });
  if (item.state === 'failed') return item.error?.message || t('uploads.failed');
  const size = Math.max(0.1, Math.round((item.file.size / megabyte) * 10) / 10);
  return t(`uploads.${item.state}`, { percent: getPercent(item), size });
}

export function getAnnouncement(item: UploadItem, t: UploadTexts): string | null {
  const { state, file } = item;
  if (state !== 'done' && state !== 'failed' && state !== 'waiting') return null;
  return t(`uploads.said.${state}`, { name: file.name });
}
