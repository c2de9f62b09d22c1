import { useEmbedTexts } from './use-embed-texts.ts';

/** Says that nothing of this is real. */
export function DemoMark() {
  const t = useEmbedTexts();
  return (
    <span className="keo-demo" part="demo">
      {t('embed.demo')}
    </span>
  );
}
