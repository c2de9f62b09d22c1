import { useTranslate } from '@keo/react';

export function SkipLink() {
  const translate = useTranslate();
  return (
    <a className="site-skip" href="#content">
      {translate('ui.skipToContent')}
    </a>
  );
}
