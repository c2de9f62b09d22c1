import { Knot } from './knot.tsx';

export type LogoProps = {
  /** Height of the mark in px; default 30. */
  size?: number;
  /** The name beside the mark. */
  name: string;
  /** Renders the mark alone; the name is still read. */
  markOnly?: boolean;
};

/** The mark and the name. */
export function Logo({ size = 30, name, markOnly = false }: LogoProps) {
  return (
    <span className="keo-logo" style={{ fontSize: size * 0.7 }}>
      <Knot size={size} />
      <span className={markOnly ? 'keo-unseen' : undefined}>{name}</span>
    </span>
  );
}
