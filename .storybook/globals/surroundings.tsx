import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type PageLook, isPageLook, lookRules, pageLooks } from './partner-looks.ts';
import { writePseudo } from './pseudo-text.ts';
import { InShadowRoot } from './in-shadow-root.tsx';
import { stopAnimations } from './stop-animations.ts';

type Globals = Readonly<Record<string, unknown>>;
type Props = { globals: Globals; width: number | undefined; children: ReactNode };

function Section({ globals, width, dark, children }: Props & { dark: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isPseudo = globals['locale'] === 'pseudo';
  const isStill = globals['motion'] === 'none';
  useLayoutEffect(() => (isPseudo && place.current ? writePseudo(place.current) : undefined), [isPseudo]);
  useLayoutEffect(() => (isStill && place.current ? stopAnimations(place.current) : undefined), [isStill]);
  return (
    <div ref={place} style={width === undefined ? undefined : { maxWidth: width }}>
      {globals['isolation'] === 'shadow' ? <InShadowRoot dark={dark}>{children}</InShadowRoot> : children}
    </div>
  );
}

function AllLooks(props: Props) {
  const names = Object.keys(pageLooks).filter(isPageLook);
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
      }}
    >
      {names.map((name) => {
        const { look, dark } = pageLooks[name];
        return (
          <div
            key={name}
            className={`keo-page ${dark ? 'app-dark' : ''}`}
            data-look={look}
            data-theme={dark ? 'dark' : 'light'}
            style={{ padding: 20 }}
          >
            <Section {...props} dark={dark} />
          </div>
        );
      })}
    </div>
  );
}

export function Surroundings(props: Props) {
  const { theme, locale } = props.globals;
  const name: PageLook = isPageLook(theme) ? theme : 'light';
  const { look, dark } = pageLooks[name];
  const lang = locale === 'vi' ? 'vi' : 'en';
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    page.classList.toggle('app-dark', dark);
    page.dataset['look'] = look;
    page.lang = lang;
    body.classList.add('keo-page');
  }, [look, dark, lang]);
  return (
    <>
      <style>{lookRules}</style>
      {theme === 'all' ? <AllLooks {...props} /> : <Section {...props} dark={dark} />}
    </>
  );
}
