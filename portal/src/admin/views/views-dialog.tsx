import { queueViewNameMaxLength } from '@scholars/contract/limits';
import type { QueueView } from '@scholars/contract/queue-views';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import styles from './saved-views.module.css';
import type { QueueViews } from './use-queue-views';

interface Props {
  open: boolean;
  views: QueueViews;
  /** What the list shows now, as a view keeps it. */
  query: string;
  onClose: () => void;
}

/** Saves what the list shows under a name, and looks after the views that are there. */
export function ViewsDialog({ open, views, query, onClose }: Props): ReactNode {
  const t = useText('lists');
  return (
    <Dialog open={open} title={t('views.title')} onClose={onClose}>
      {open && (
        <div className={styles.dialog}>
          <NewView views={views} query={query} onSaved={onClose} />
          {views.views.length > 0 && (
            <ul role="list" className={styles.rows}>
              {views.views.map((view) => (
                <ViewRow key={view.id} view={view} views={views} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}

function NewView({ views, query, onSaved }: { views: QueueViews; query: string; onSaved: () => void }): ReactNode {
  const t = useText('lists');
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const same = views.views.find((view) => view.name === name.trim());
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') views.save({ name: name.trim(), query, isDefault }, onSaved);
      }}
    >
      <ViewName label={t('views.name')} value={name} onChange={setName} />
      <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
        {t('views.opensWith')}
      </Checkbox>
      <Button type="primary" htmlType="submit" loading={views.isUnderWay} disabled={name.trim() === ''}>
        {t(same ? 'views.overwrite' : 'views.save')}
      </Button>
    </form>
  );
}

function ViewRow({ view, views }: { view: QueueView; views: QueueViews }): ReactNode {
  const t = useText('lists');
  const [name, setName] = useState<string>();
  const isTaken = views.views.some((one) => one.id !== view.id && one.name === name?.trim());
  if (name !== undefined)
    return (
      <li className={styles.row}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            views.change(view.id, { name: name.trim() }, () => setName(undefined));
          }}
        >
          <ViewName label={t('views.rename', { name: view.name })} value={name} onChange={setName} />
          {isTaken && <p role="alert">{t('views.taken')}</p>}
          <div className={styles.buttons}>
            <Button size="small" htmlType="submit" type="primary" disabled={isTaken || name.trim() === ''}>
              {t('views.keepName')}
            </Button>
            <Button size="small" onClick={() => setName(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li className={styles.row}>
      <strong className={styles.name}>
        <bdi>{view.name}</bdi>
      </strong>
      <div className={styles.buttons}>
        <Button
          size="small"
          aria-pressed={view.isDefault}
          onClick={() => views.change(view.id, { isDefault: !view.isDefault })}
        >
          {t(view.isDefault ? 'views.isDefault' : 'views.makeDefault')}
        </Button>
        <Button size="small" aria-label={t('views.rename', { name: view.name })} onClick={() => setName(view.name)}>
          {t('views.renameShort')}
        </Button>
        <Button
          size="small"
          danger
          aria-label={t('views.delete', { name: view.name })}
          onClick={() => views.remove(view.id)}
        >
          {t('views.deleteShort')}
        </Button>
      </div>
    </li>
  );
}

interface NameProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
}

function ViewName({ label, value, onChange }: NameProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        dir="auto"
        maxLength={queueViewNameMaxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
