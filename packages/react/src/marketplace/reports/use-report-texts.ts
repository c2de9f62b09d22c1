import { useTexts } from '../../i18n/use-texts.ts';
import { reportEn } from './report.en.ts';
import { reportVi } from './report.vi.ts';

export const useReportTexts = () => useTexts(reportVi, reportEn);
