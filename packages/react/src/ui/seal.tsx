import { useId } from 'react';

export type SealProps = {
  rim: string;
  amount: string;
  date?: string;
  className?: string;
};

const getSize = ({ length }: string) => (length > 11 ? 11 : length > 8 ? 13 : 17);

/** The stamp of held, approved or paid money. Hidden from screen readers. */
export function Seal({ rim, amount, date = '', className }: SealProps) {
  const path = useId();
  return (
    <svg className={className} viewBox="0 0 120 120" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="60" cy="60" r="54" strokeWidth="3.4" />
      <circle cx="60" cy="60" r="46" strokeWidth="1.4" />
      <path id={path} d="M60 60m-36 0a36 36 0 1 1 72 0" stroke="none" />
      <g fill="currentColor" stroke="none" fontWeight="700" textAnchor="middle">
        <text fontSize="8.6" letterSpacing="1.1">
          <textPath href={`#${path}`} startOffset="50%">
            {rim}
          </textPath>
        </text>
        <text x="60" y={date ? 67 : 72} fontSize={getSize(amount)}>
          {amount}
        </text>
        <text x="60" y="84" fontSize="10" fontWeight="600">
          {date}
        </text>
      </g>
    </svg>
  );
}
