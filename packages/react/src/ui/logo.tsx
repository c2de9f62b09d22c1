import { Knot } from './knot.tsx';

export type LogoProps = {
  /** Height of the knot in px; 30 unless said otherwise. */
  size?: number;
  /** The name beside the mark. */
  name: string;
  /** Draws the knot alone; the name is still read. */
  markOnly?: boolean;
};

/** The knot and the name. */
export function Logo({ size = 30, name, markOnly = false }: LogoProps) {
  return (
    <span className="keo-logo" style={{ fontSize: size * 0.7 }}>
      <Knot size={size} />
      <span className={markOnly ? 'keo-unseen' : undefined}>{name}</span>
    </span>
  );
}
