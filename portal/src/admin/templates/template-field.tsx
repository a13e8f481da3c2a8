import type { TemplateFields } from '@scholars/contract/message-templates';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './message-templates.module.css';

interface Props {
  name: keyof TemplateFields;
  problem: string | undefined;
  children: (id: string, described: Described) => ReactNode;
}

interface Described {
  'aria-invalid': boolean;
  'aria-describedby'?: string;
  status?: 'error';
}

/** A field with its label and what is wrong with it. */
export function TemplateField({ name, problem, children }: Props): ReactNode {
  const t = useText('records');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`templates.field.${name}`)}</label>
      {children(id, {
        'aria-invalid': problem !== undefined,
        ...(problem && { 'aria-describedby': `${id}-problem`, status: 'error' }),
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
