import { useTranslate } from '@keo/react';

/** The first Tab stop: past the header, to the page. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a className="site-skip" href="#content">
      {translate('ui.skipToContent')}
    </a>
  );
}
