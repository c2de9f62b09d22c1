import type { Drawing } from '../pictures.ts';
import { handIn } from '../proof-deeds.ts';
import type { Step } from '../step.ts';
import type { Chance } from './chance.ts';
import { type CrowdJob, getReports } from './crowd.ts';

const drawings: Partial<Record<CrowdJob['category'], Drawing>> = {
  'thiet-ke': 'logo',
  'video-anh': 'still',
  'giup-viec': 'room',
  'thuc-dia': 'room',
};
const aMoment = 1 / 20;

/** Submits all that the job asks for, starting so many hours ago. */
export function handInAll(hoursAgo: number, dealId: string, job: CrowdJob, chance: Chance): Step[] {
  return job.proofs.map((_, index) => handInOne(hoursAgo - index * aMoment, dealId, index + 1, job, chance));
}

/** Evidence for the proof of that number: drawn pictures, a report, a link. */
export function handInOne(hoursAgo: number, dealId: string, no: number, job: CrowdJob, chance: Chance): Step {
  const [type, least] = job.proofs[no - 1] ?? ['TEXT', 0];
  const report = chance.pick(getReports(job.category));
  if (type === 'IMAGE') {
    const kind = drawings[job.category] ?? 'screen';
    const pictures = { kind, first: Math.floor(chance.between(0, 4)), count: Math.max(1, least) };
    return handIn(hoursAgo, dealId, no, { pictures });
  }
  if (type === 'TEXT') return handIn(hoursAgo, dealId, no, { text: padded(report, least) });
  if (type === 'CODE')
    return handIn(hoursAgo, dealId, no, { text: chance.next().toString(36).slice(2, 8).toUpperCase() });
  if (type !== 'LINK') throw new Error(`Nobody of the crowd can hand in ${type}`);
  return handIn(hoursAgo, dealId, no, {
    link: `https://drive.google.com/drive/folders/${job.id}-${no}`,
    text: report,
  });
}

/** Lengthens a report to the required number of characters. */
const padded = (report: string, least: number): string =>
  report.length >= least ? report : padded(`${report} ${report}`, least);
