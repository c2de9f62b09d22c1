import { useTexts } from '../i18n/use-texts.ts';
import { demoMarkEn } from './demo-mark.en.ts';
import { demoMarkVi } from './demo-mark.vi.ts';

export function DemoMark() {
  const t = useTexts(demoMarkVi, demoMarkEn);
  return (
    <span className="keo-demo" part="demo">
      {t('embed.demo')}
    </span>
  );
}
