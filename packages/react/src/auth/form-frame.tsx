import type { FormEvent, ReactNode } from 'react';

/** Renders a link of a form; default is `<a>`. */
export type RenderLink = (link: { href: string; className: string; children: ReactNode }) => ReactNode;

export const plainLink: RenderLink = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
);

export type FormFrameProps = {
  title?: ReactNode;
  /** `h1` for the heading; otherwise `h2`. */
  isPage?: boolean;
  lead?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  footer?: ReactNode;
};

/** Layout of account forms, without native validation bubbles. */
export function FormFrame({ title, isPage = true, lead, onSubmit, children, footer }: FormFrameProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <form className="keo-form" noValidate onSubmit={onSubmit}>
      <div className="keo-form__head">
        {title && <Heading className="keo-form__title">{title}</Heading>}
        {lead && <p className="keo-form__lead">{lead}</p>}
      </div>
      {children}
      {footer && <div className="keo-form__foot">{footer}</div>}
    </form>
  );
}
