import type { FormEvent, ReactNode } from 'react';

/** Draws a link of a form; without it, an ordinary one. */
export type RenderLink = (link: { href: string; className: string; children: ReactNode }) => ReactNode;

export const plainLink: RenderLink = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
);

export type FormFrameProps = {
  title: ReactNode;
  /** The heading is the page's own, or an `h2` of a page that has another. */
  isPage?: boolean;
  lead?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  /** Under the form: the ways to other forms. */
  footer?: ReactNode;
};

/** What every account form shares: a heading, one column, the ways out below. The browser's own bubbles stay away. */
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
