import type { JobListing } from '@keo/core/contract';
import { LoadedIcon } from '../../ui/icons/loaded-icon.tsx';

const icons: Readonly<Record<JobListing['categorySlug'], string>> = {
  'thiet-ke': 'palette',
  'viet-dich': 'languages',
  'lap-trinh': 'code',
  'nhap-lieu': 'keyboard',
  marketing: 'megaphone',
  'video-anh': 'clapperboard',
  'kiem-thu': 'flask-conical',
  'gan-nhan': 'tags',
  'thuc-dia': 'map-pin',
  'giup-viec': 'wrench',
  'ke-toan': 'calculator',
};

export const CategoryIcon = ({ slug }: { slug: JobListing['categorySlug'] }) => (
  <LoadedIcon name={`lucide:${icons[slug]}`} size={16} className="keo-job__kind" />
);
