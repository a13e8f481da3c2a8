import type { UserProfile } from '@scholars/contract/profile';
import type { ProfileSection } from '@scholars/contract/profile-parts';
import { Form } from 'react-router';
import { useText } from '~/i18n/use-text';
import { Period } from '~/shared/member-profile/period';
import { Button, ButtonLink } from '~/ui/button';
import type { Option } from '~/ui/fields/select-field';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import type { ProfileOutcome, RemovedEntry } from './change-profile.server';
import { entryWords, typedEntries, type TypedEntry } from './entry-fields';
import { EntryForm } from './entry-form';
import styles from './my-profile.module.css';

interface Props {
  section: ProfileSection;
  profile: UserProfile;
  degrees: readonly Option[];
  countries: readonly Option[];
  canFindDoi: boolean;
  /** `education-12`, or `education-new`: the entry whose form is open. */
  edited: string;
  isSaved: boolean;
  outcome: ProfileOutcome | undefined;
}

/** A list of entries: one is added, changed, moved and deleted by itself. */
export function EntrySection({ section, profile, edited: asked, isSaved, outcome, ...choices }: Props) {
  const t = useText('my-profile');
  const entries = typedEntries(profile, section);
  const form = (entry: TypedEntry) => <EntryForm section={section} entry={entry} outcome={outcome} {...choices} />;
  // A form that was refused stays open; its address has lost what opened it.
  const refused = outcome?.refused && outcome.intent === 'entry' ? `${section}-${outcome.id || 'new'}` : undefined;
  const edited = refused ?? asked;
  const isAdding = edited === `${section}-new`;
  return (
    <div className={styles.work}>
      {outcome?.refused && outcome.intent !== 'entry' && (
        <Notice tone="danger" live="assertive">
          <p>{outcome.refused.message}</p>
        </Notice>
      )}
      {outcome?.removed ? <Removed {...outcome.removed} /> : isSaved && <Saved />}
      {entries.length > 0 && (
        <ol role="list" className={styles.entries}>
          {entries.map((entry, index) => (
            <li key={entry.id} className={styles.entry}>
              {edited === `${section}-${entry.id}` ? (
                form(entry)
              ) : (
                <Entry section={section} entry={entry} isFirst={index === 0} isLast={index === entries.length - 1} />
              )}
            </li>
          ))}
        </ol>
      )}
      {isAdding ? (
        form({})
      ) : (
        <ButtonLink to={`/my-profile?edit=${section}-new#${section}`} variant="secondary">
          {t(`add.${section}`)}
        </ButtonLink>
      )}
    </div>
  );
}

function Saved() {
  const t = useText('my-profile');
  return (
    <Notice tone="success" live="polite">
      <p>{t('saved')}</p>
    </Notice>
  );
}

interface EntryProps {
  section: ProfileSection;
  entry: TypedEntry;
  isFirst: boolean;
  isLast: boolean;
}

function Entry({ section, entry, isFirst, isLast }: EntryProps) {
  const t = useText('my-profile');
  const { title, where } = entryWords(section, entry);
  const { id = '', from = '', to = '', current = '', year = '', date = '' } = entry;
  const begun = from || year || date;
  return (
    <>
      <p className={styles.entryTitle}>
        <bdi>{title}</bdi>
      </p>
      <p className={styles.entryFacts}>
        {where && <bdi>{where}</bdi>}
        {where && begun && ' ·\u00a0'}
        <bdi>
          <Period from={begun} to={to} isOngoing={current !== ''} />
        </bdi>
      </p>
      <div className={styles.buttons}>
        <ButtonLink to={`/my-profile?edit=${section}-${id}#${section}`} variant="quiet" size="small">
          {t('edit')}
          <span className="visually-hidden"> {title}</span>
        </ButtonLink>
        {!isFirst && <Press intent="move" step="up" section={section} id={id} label={t('up')} of={title} />}
        {!isLast && <Press intent="move" step="down" section={section} id={id} label={t('down')} of={title} />}
        <Press intent="delete" section={section} id={id} label={t('delete')} of={title} />
      </div>
    </>
  );
}

interface PressProps {
  intent: string;
  step?: string;
  section: ProfileSection;
  id: string;
  label: string;
  /** What the entry is called, for who hears the button alone. */
  of: string;
}

function Press({ intent, step, section, id, label, of }: PressProps) {
  return (
    <Form method="post" action={`#${section}`} preventScrollReset>
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="id" value={id} />
      {step && <input type="hidden" name="step" value={step} />}
      <Button variant="quiet" size="small" name="intent" value={intent}>
        {label}
        <span className="visually-hidden"> {of}</span>
      </Button>
    </Form>
  );
}

/** Says what was deleted, and takes it back. */
function Removed({ section, index, entry }: RemovedEntry) {
  const t = useText('my-profile');
  // The button that was pressed has gone with its entry.
  const notice = useFocusOnNew<HTMLDivElement>(entry.id);
  return (
    <div ref={notice} tabIndex={-1} className={styles.removed}>
      <Notice tone="success" live="polite">
        <Form method="post" action={`#${section}`} preventScrollReset className={styles.undo}>
          <p>{t('deleted', { title: entryWords(section, entry).title })}</p>
          <input type="hidden" name="section" value={section} />
          <input type="hidden" name="index" value={index} />
          <input type="hidden" name="entry" value={JSON.stringify(entry)} />
          <Button variant="secondary" size="small" name="intent" value="restore">
            {t('undo')}
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
