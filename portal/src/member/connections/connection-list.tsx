import type { Connection } from '@scholars/contract/connections';
import { formatDate } from '@scholars/contract/format';
import { Form } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useUser } from '~/session/root-data';
import { MemberCard } from '~/shared/member-card';
import { Button } from '~/ui/button';
import { CardGrid } from '~/ui/card';
import { intentsIn, tabPath, type ConnectionTab } from './connection-tabs';
import styles from './my-connections.module.css';

/** The members of a tab, with what was written, since when, and what may be done. */
export function ConnectionList({ connections, tab }: { connections: readonly Connection[]; tab: ConnectionTab }) {
  return (
    <CardGrid>
      {connections.map((connection) => (
        <MemberCard
          key={connection.id}
          member={connection.member}
          action={<ConnectionFooter connection={connection} tab={tab} />}
        />
      ))}
    </CardGrid>
  );
}

function ConnectionFooter({ connection, tab }: { connection: Connection; tab: ConnectionTab }) {
  const t = useText('connections');
  const { locale } = useLocale();
  const { id, member, note, requestedByMe, updatedAt, mayAskFrom } = connection;
  const isDeclined = tab === 'declined';
  const chats = useUser()?.messaging_system === 1;
  const intents = intentsIn(tab, connection).filter((intent) => intent !== 'message' || chats);
  return (
    <div className={styles.about}>
      <p className={styles.since}>
        {t(`since.${tab}`, { date: formatDate(updatedAt, locale) })}
        {isDeclined && !requestedByMe && ` ${t('declinedByYou')}`}
        {isDeclined && mayAskFrom && ` ${t('state.declined', { date: formatDate(mayAskFrom, locale) })}`}
      </p>
      {note && (tab === 'received' || tab === 'sent') && (
        <figure className={styles.note}>
          <figcaption className="visually-hidden">{t(requestedByMe ? 'ownNote' : 'note')}</figcaption>
          <blockquote dir="auto">{note}</blockquote>
        </figure>
      )}
      <Form
        method="post"
        action={`${localePath(locale, tabPath(tab))}#outcome`}
        preventScrollReset
        className={styles.actions}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="member" value={member.id} />
        <input type="hidden" name="name" value={member.name} />
        {intents.map((intent, index) => (
          <Button
            key={intent}
            size="small"
            variant={intent === 'accept' || intent === 'connect' ? 'primary' : index === 0 ? 'secondary' : 'quiet'}
            name="intent"
            value={intent}
            aria-label={t(`actNamed.${intent}`, { name: member.name })}
          >
            {t(`act.${intent}`)}
          </Button>
        ))}
      </Form>
    </div>
  );
}
