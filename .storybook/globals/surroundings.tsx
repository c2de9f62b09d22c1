import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ShadowRoom } from './shadow-room.tsx';
import { writePseudo } from './pseudo-text.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Ends every transition and animation at once, as a device does whose owner asked for it. */
const still = '*, ::before, ::after { animation: none !important; transition: none !important; }';

function Room({
  globals,
  width,
  children,
}: {
  globals: Globals;
  width: number | undefined;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isPseudo = globals['locale'] === 'pseudo';
  useLayoutEffect(() => (isPseudo && place.current ? writePseudo(place.current) : undefined), [isPseudo]);
  return (
    <div ref={place} style={width === undefined ? undefined : { maxWidth: width }}>
      {globals['motion'] === 'none' && <style>{still}</style>}
      {globals['isolation'] === 'shadow' ? (
        <ShadowRoom dark={globals['theme'] === 'dark'}>{children}</ShadowRoom>
      ) : (
        children
      )}
    </div>
  );
}

/** The page around a story, as the bar above it says. */
export function Surroundings(props: { globals: Globals; width: number | undefined; children: ReactNode }) {
  const { theme, locale } = props.globals;
  const dark = theme === 'dark';
  const lang = locale === 'vi' ? 'vi' : 'en';
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('app-dark', dark);
    document.documentElement.lang = lang;
    document.body.classList.add('keo-page');
  }, [dark, lang]);
  if (theme !== 'all') return <Room {...props} />;
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
      }}
    >
      {['', 'app-dark'].map((name) => (
        <div key={name} className={`keo-page ${name}`} style={{ padding: 20 }}>
          <Room {...props} />
        </div>
      ))}
    </div>
  );
}
