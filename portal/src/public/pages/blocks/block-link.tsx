import type { ReactNode } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { ButtonLink, type ButtonVariant } from '~/ui/button';

/** Links of blocks are paths of this site without their language, or web addresses. */
function isOnSite(link: string): boolean {
  return link.startsWith('/');
}

export function BlockLink({ link, className, children }: { link: string; className?: string; children: ReactNode }) {
  if (isOnSite(link)) {
    return (
      <LocaleLink to={link} className={className}>
        {children}
      </LocaleLink>
    );
  }
  return (
    <a href={link} rel="noopener" className={className}>
      {children}
    </a>
  );
}

interface Action {
  label: string;
  link: string;
}

/** The buttons of a block; the first is the one that matters. */
export function BlockActions({
  actions,
  variants,
  className,
}: {
  actions: readonly Action[];
  variants: readonly [ButtonVariant, ButtonVariant];
  className?: string;
}) {
  if (actions.length === 0) return null;
  return (
    <div className={className}>
      {actions.map(({ label, link }, i) => (
        <ButtonLink
          key={link + label}
          {...(isOnSite(link) ? { to: link } : { href: link })}
          variant={variants[i === 0 ? 0 : 1]}
          size="large"
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
