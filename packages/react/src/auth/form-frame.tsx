import type { FormEvent, ReactNode } from 'react';

/** Renders a link of a form; default is `<a>`. */
export type RenderLink = (link: { href: string; className: string; children: ReactNode }) => ReactNode;

export const plainLink: RenderLink = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
);

export type FormFrameProps = {
  title: ReactNode;
  /** Whether the heading is the page's `h1`; otherwise an `h2`. */
  isPage?: boolean;
  lead?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  /** Links below the form. */
  footer?: ReactNode;
};

/** The layout of account forms: heading, one column, links below. Native validation bubbles are off. */
export function FormFrame({ title, isPage = true, lead, onSubmit, children, footer }: FormFrameProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <form className="keo-form" noValidate onSubmit={onSubmit}>
      <div className="keo-form__head">
        <Heading className="keo-form__title">{title}</Heading>
        {lead && <p className="keo-form__lead">{lead}</p>}
      </div>
      {children}
      {footer && <div className="keo-form__foot">{footer}</div>}
    </form>
  );
}
