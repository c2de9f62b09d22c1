/* global React, ReactDOM -- loaded before, as old pages do */
const { Fragment, createElement, useState } = React;

/** The page's own app on an older React, which re-renders around the bell. */
function Header() {
  const [count, setCount] = useState(0);
  return createElement(
    Fragment,
    null,
    createElement(
      'button',
      { id: 'old', onClick: () => setCount(count + 1) },
      `React ${React.version}, ${count} lần`,
    ),
    createElement('keo-notifications', {
      'api-base': '/au/api',
      'token-endpoint': '/partners/token?as=minhanh',
      'data-count': count,
    }),
  );
}

ReactDOM.flushSync(() => ReactDOM.createRoot(document.querySelector('header')).render(createElement(Header)));
