import type { ComponentProps, ReactNode } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import styles from './button.module.css';
import { classNames } from '~/lib/class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'band' | 'onBand';

interface Look {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** Fills the inline size of its container. */
  wide?: boolean;
}

function lookClass({ variant = 'primary', size = 'medium', wide = false }: Look, className?: string): string {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide, className);
}

/**
 * A button that does something; `type` is `submit` unless said otherwise.
 *
 * @param busy shows a spinner and refuses further clicks, while it stays focusable and announced
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'submit',
  className,
  children,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled ?? busy}
      aria-busy={busy || undefined}
      className={lookClass({ variant, size, wide }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type Target = { to: string; href?: never; rel?: never } | { href: string; to?: never; rel?: string };

/** A link that looks like a button: `to` is a path of this site without its language, `href` any other address. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  children,
  ...target
}: Look & Target & { className?: string; children: ReactNode }) {
  const look = lookClass({ variant, size, wide }, className);
  if (target.to !== undefined) {
    return (
      <LocaleLink to={target.to} className={look}>
        {children}
      </LocaleLink>
    );
  }
  return (
    <a href={target.href} rel={target.rel} className={look}>
      {children}
    </a>
  );
}
