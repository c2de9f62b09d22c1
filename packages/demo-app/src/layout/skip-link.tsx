import { useTranslate } from '@keo/react';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a className="site-skip" href="#content">
      {translate('ui.skipToContent')}
    </a>
  );
}
