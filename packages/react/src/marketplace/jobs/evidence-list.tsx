import type { JobListing } from '@keo/core/contract';
import { FileIcon, ImageIcon, PencilIcon, ShieldIcon } from '../../ui/icons/subject-icons.tsx';
import { ArrowUpRightIcon } from '../../ui/icons/control-icons.tsx';
import { CheckIcon } from '../../ui/icons/state-icons.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useJobTexts } from './use-job-texts.ts';

type EvidenceType = JobListing['evidenceTypes'][number];

const icons = {
  IMAGE: ImageIcon,
  VIDEO: ImageIcon,
  PDF: FileIcon,
  FILE: FileIcon,
  LINK: ArrowUpRightIcon,
  TEXT: PencilIcon,
  CODE: CheckIcon,
  GEO: ShieldIcon,
} satisfies Record<EvidenceType, unknown>;

export function EvidenceList({ types }: { types: readonly EvidenceType[] }) {
  const t = useJobTexts();
  return (
    <ul className="keo-chips keo-plain" aria-label={t('job.proofs')}>
      {types.map((type) => {
        const Icon = icons[type];
        return (
          <li key={type}>
            <Badge>
              <Icon size={14} />
              {t(`evidence.${type}`)}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
