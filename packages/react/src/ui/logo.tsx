import { Knot } from './knot.tsx';

export type LogoProps = {
  /** In px; default 30. */
  size?: number;
  name: string;
  /** The name is still read by screen readers. */
  markOnly?: boolean;
};

export function Logo({ size = 30, name, markOnly = false }: LogoProps) {
  return (
    <span className="keo-logo" style={{ fontSize: size * 0.7 }}>
      <Knot size={size} />
      <span className={markOnly ? 'keo-unseen' : undefined}>{name}</span>
    </span>
  );
}
