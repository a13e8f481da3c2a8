import { guestSources, makeInvitations, type GuestSource, type MadeInvitations } from '@scholars/contract/event-guests';
import { guestsMax } from '@scholars/contract/limits';
import { defaultLocale, locales, type Locale } from '@scholars/contract/locale';
import { Alert, Button, Checkbox, Input, Select } from 'antd';
import { formatNumber } from '@scholars/contract/format';
import { useId, useState, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import tabStyles from '~/ui/tabs.module.css';
import { useKeptValues } from '../typing/kept-values';
import { refusalText } from '../submission/use-change';
import styles from './guest-work.module.css';
import { LabelledField } from './labelled-field';
import { MadeNotice } from './made-notice';
import { problemOf, useGuestCall } from './use-guest-call';

const blank = { fullName: '', emailAddress: '', list: '' };
type Typed = typeof blank;

/** Invites one person, a list, or everybody of a circle. */
export function InviteForm(): ReactNode {
  const t = useText('guests');
  const { locale } = useLocale();
  const heading = useId();
  const [chosen, setChosen] = useState<GuestSource>();
  const [kept, keep] = useKeptValues('guests:invite');
  const typed = { ...blank, ...kept };
  // Where a list was begun, one comes back to it.
  const source = chosen ?? (typed.list === '' ? 'person' : 'list');
  const [language, setLanguage] = useState<Locale>(defaultLocale);
  const [maxGuests, setMaxGuests] = useState(0);
  const [travelOffered, setTravelOffered] = useState(true);
  const [isSent, setSent] = useState(false);
  const [made, setMade] = useState<MadeInvitations>();
  const { send, isUnderWay, failure } = useGuestCall(makeInvitations);
  const type = (change: Partial<Typed>) => keep({ ...typed, ...change });
  const isOneByOne = source === 'person';
  const problems = { fullName: problemOf(failure, 'fullName'), emailAddress: problemOf(failure, 'emailAddress') };
  const list = problemOf(failure, 'list');

  async function invite(): Promise<void> {
    setMade(undefined);
    const answer = await send({ source, ...typed, language, maxGuests, travelOffered, send: isSent });
    if (!answer) return;
    setMade(answer);
    if (answer.refused.length === 0) keep({});
  }

  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading} className={styles.title}>
        {t('invite.title')}
      </h2>
      <Sources source={source} onChoose={setChosen} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        {isOneByOne && <OnePerson typed={typed} onType={type} problems={problems} />}
        {source === 'list' && (
          <LabelledField label={t('invite.list')} hint={t('invite.listHint')} problem={list} isWide>
            {(links) => (
              <Input.TextArea
                {...links}
                dir="auto"
                rows={8}
                value={typed.list}
                onChange={({ target }) => type({ list: target.value })}
              />
            )}
          </LabelledField>
        )}
        {(source === 'members' || source === 'fellows') && <p className={styles.wide}>{t(`invite.about.${source}`)}</p>}
        <LabelledField label={t(isOneByOne ? 'invite.language' : 'invite.otherwiseLanguage')}>
          {(links) => (
            <Select
              {...links}
              value={language}
              options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
              onChange={setLanguage}
            />
          )}
        </LabelledField>
        <LabelledField label={t('invite.maxGuests')}>
          {(links) => (
            <Select
              {...links}
              value={maxGuests}
              options={Array.from({ length: guestsMax + 1 }, (_, value) => ({
                value,
                label: formatNumber(value, locale),
              }))}
              onChange={setMaxGuests}
            />
          )}
        </LabelledField>
        <div className={styles.wide}>
          <Checkbox checked={travelOffered} onChange={({ target }) => setTravelOffered(target.checked)}>
            {t('invite.travel')}
          </Checkbox>
          <Checkbox checked={isSent} onChange={({ target }) => setSent(target.checked)}>
            {t('invite.send')}
          </Checkbox>
        </div>
        {failure && !problems.fullName && !problems.emailAddress && !list && (
          <Alert className={styles.wide} type="error" showIcon role="alert" message={refusalText(failure)} />
        )}
        <div className={styles.wide}>
          <Button type="primary" htmlType="submit" loading={isUnderWay}>
            {t('invite.go')}
          </Button>
        </div>
      </form>
      {made && <MadeNotice made={made} />}
    </section>
  );
}

/** Who is meant: one person, a list of them, or everybody of a circle. */
function Sources({ source, onChoose }: { source: GuestSource; onChoose: (source: GuestSource) => void }): ReactNode {
  const t = useText('guests');
  return (
    <div role="group" aria-label={t('invite.whom')} className={tabStyles.tabs}>
      {guestSources.map((each) => (
        <button
          key={each}
          type="button"
          className={tabStyles.tab}
          aria-pressed={each === source}
          onClick={() => onChoose(each)}
        >
          {t(`invite.source.${each}`)}
        </button>
      ))}
    </div>
  );
}

interface OnePersonProps {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
  problems: Readonly<Record<'fullName' | 'emailAddress', string | undefined>>;
}

function OnePerson({ typed, onType, problems }: OnePersonProps): ReactNode {
  const t = useText('guests');
  return (
    <>
      <LabelledField label={t('invite.fullName')} problem={problems.fullName}>
        {(links) => (
          <Input
            {...links}
            dir="auto"
            value={typed.fullName}
            onChange={({ target }) => onType({ fullName: target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('invite.emailAddress')} hint={t('invite.letter')} problem={problems.emailAddress}>
        {(links) => (
          <Input
            {...links}
            dir="ltr"
            type="email"
            value={typed.emailAddress}
            onChange={({ target }) => onType({ emailAddress: target.value })}
          />
        )}
      </LabelledField>
    </>
  );
}
