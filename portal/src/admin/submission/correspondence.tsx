import { correspondenceMaxLength } from '@scholars/contract/limits';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Coordinator, SubmissionDetail } from '@scholars/contract/submissions';
import { Alert, Button, Input, Mentions, Select } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '~/i18n/use-text';
import tabStyles from '~/ui/tabs.module.css';
import { useCoordinators } from '../data/use-coordinators';
import { useKeys } from '../keys/use-keys';
import { TextLimit } from '../parts/text-limit';
import { holdsWords } from '../palette/holds-words';
import { useKeptWords } from '../typing/kept-words';
import styles from './submission.module.css';
import { TemplateChoice } from './template-choice';
import { refusalText, useChange } from './use-change';
import { useMentions } from './use-mentions';

const audiences = ['comment', 'message'] as const;
type Audience = (typeof audiences)[number];

interface Props {
  kind: SubmissionKind;
  detail: SubmissionDetail;
}

/** Writes a comment for coordinators or a mail to the sender; each keeps its own words until they are sent. */
export function Correspondence({ kind, detail }: Props): ReactNode {
  const t = useText('admin');
  const heading = useId();
  const id = useId();
  const [audience, setAudience] = useState<Audience>('comment');
  useKeys({
    KeyC: () => {
      // What is hidden takes no focus.
      flushSync(() => setAudience('comment'));
      document.getElementById(`${id}-comment`)?.focus();
    },
  });
  return (
    <section className={styles.panel} aria-labelledby={heading} data-print="no">
      <h2 id={heading} className={styles.panelTitle}>
        {t('correspondence.title')}
      </h2>
      <div role="group" aria-labelledby={heading} className={tabStyles.tabs}>
        {audiences.map((one) => (
          <button
            key={one}
            type="button"
            className={tabStyles.tab}
            aria-pressed={one === audience}
            onClick={() => setAudience(one)}
          >
            {t(`correspondence.${one}.tab`)}
          </button>
        ))}
      </div>
      {audiences.map((one) => (
        <div key={one} hidden={one !== audience}>
          <Words id={`${id}-${one}`} kind={kind} detail={detail} audience={one} />
        </div>
      ))}
    </section>
  );
}

function Words({ id, kind, detail, audience }: Props & { id: string; audience: Audience }): ReactNode {
  const t = useText('admin');
  const [text, keep] = useKeptWords(kind, detail.id, audience);
  const [isMissing, setMissing] = useState(false);
  const { coordinators, me } = useCoordinators(kind);
  const others = coordinators.filter((one) => one.id !== me?.id);
  const { mentions, choose, follow, forget } = useMentions(text, others);
  const write = (written: string) => {
    keep(written);
    setMissing(false);
    follow(written);
  };
  const field = {
    id,
    className: styles.reason,
    dir: 'auto',
    value: text,
    status: isMissing ? 'error' : '',
    'aria-invalid': isMissing,
    'aria-describedby': `${id}-hint${isMissing ? ` ${id}-missing` : ''}`,
  } as const;
  const { change, isUnderWay, failure } = useChange({
    kind,
    detail,
    said: () => t(`correspondence.${audience}.said`),
    onDone() {
      keep('');
      forget();
    },
  });

  return (
    <form
      noValidate
      className={styles.stepForm}
      onSubmit={(event) => {
        event.preventDefault();
        const given = text.trim();
        setMissing(given === '');
        if (given === '') document.getElementById(id)?.focus();
        else if (audience === 'comment') change({ change: 'comment', body: { text: given, mentions } });
        else change({ change: 'message', body: { text: given } });
      }}
    >
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={t('correspondence.failed')}
          description={refusalText(failure)}
        />
      )}
      {audience === 'message' && (
        <TemplateChoice
          kind={kind}
          detail={detail}
          purpose="message"
          words={text}
          onFill={(filled) => {
            write(filled);
            document.getElementById(id)?.focus();
          }}
        />
      )}
      <label htmlFor={id}>{t(`correspondence.${audience}.text`)}</label>
      {audience === 'comment' ? (
        <Mentions
          {...field}
          rows={4}
          onChange={write}
          // Who is named by @ is notified, as who is chosen below.
          options={others.map((one) => ({ value: one.name, label: one.name, key: one.id }))}
          prefix={others.length > 0 ? '@' : []}
          notFoundContent={t('correspondence.nobody')}
          filterOption={(typed, { value = '' }) => holdsWords(value, typed)}
        />
      ) : (
        <Input.TextArea {...field} rows={4} onChange={({ target }) => write(target.value)} />
      )}
      <TextLimit text={text} max={correspondenceMaxLength} />
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing} role="alert">
          {t('correspondence.missing')}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {audience === 'comment'
          ? t('correspondence.comment.hint')
          : t('correspondence.message.hint', { address: detail.fields.emailAddress ?? '' })}
      </p>
      {audience === 'comment' && <Notified among={others} chosen={mentions} onChoose={choose} />}
      <div className={styles.stepButtons}>
        <Button type="primary" htmlType="submit" loading={isUnderWay}>
          {t(`correspondence.${audience}.send`)}
        </Button>
      </div>
    </form>
  );
}

/** Who is notified of a comment; nobody else is. */
function Notified({
  among,
  chosen,
  onChoose,
}: {
  among: readonly Coordinator[];
  chosen: string[];
  onChoose: (ids: string[]) => void;
}): ReactNode {
  const t = useText('admin');
  if (among.length === 0) return null;
  return (
    <Select
      mode="multiple"
      aria-label={t('correspondence.mentions')}
      placeholder={t('correspondence.mentions')}
      value={chosen}
      onChange={onChoose}
      optionFilterProp="label"
      options={among.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
