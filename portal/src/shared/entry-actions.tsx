import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './entry-actions.module.css';

/** What a form of one press says of the entry that it is about. */
type Fields = Readonly<Record<string, string>>;

interface Press {
  intent: string;
  fields: Fields;
  children: ReactNode;
}

/** A button below an entry of a list that does something with it; `#outcome` of the page says what was done. */
export function EntryButton({ intent, fields, named, children }: Press & { named: string }) {
  return (
    <Form method="post" action="#outcome" preventScrollReset>
      <HiddenFields fields={fields} />
      <Button variant="quiet" size="small" name="intent" value={intent} aria-label={named}>
        {children}
      </Button>
    </Form>
  );
}

/** Says what was done with an entry, and takes it back where that can be done. */
export function EntryNotice({ children, undo }: { children: ReactNode; undo: Press | undefined }) {
  return (
    <Notice tone="success" live="polite">
      <Form method="post" action="#outcome" preventScrollReset className={styles.undo}>
        <p>{children}</p>
        {undo && (
          <>
            <HiddenFields fields={undo.fields} />
            <Button variant="secondary" size="small" name="intent" value={undo.intent}>
              {undo.children}
            </Button>
          </>
        )}
      </Form>
    </Notice>
  );
}

function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
