import { chatFileRule } from '@scholars/contract/chat-file';
import { chatMessageMaxLength } from '@scholars/contract/limits';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { KeptNotice } from '~/shared/form/kept-notice';
import { useKeptText } from '~/shared/form/use-kept-text';
import { Button } from '~/ui/button';
import { FileField } from '~/ui/fields/file-field';
import { TextArea } from '~/ui/fields/text-area';
import { Notice } from '~/ui/notice';
import { refusalOf } from './chat-refusal';
import styles from './chat.module.css';
import { conversationPath } from './conversation-path';
import { messageCounter, lengthOf } from './message-length';
import { begunName } from './unsent';
import { useChosenFile } from './use-chosen-file';

interface Props {
  formId: string;
  conversationId: string;
  posted: object | undefined;
  /** With which what is typed is kept in this browser until it is sent. */
  typingKey: string;
  /** Takes a text along; with a file the form is sent as it is without script. */
  onSend: (text: string) => void;
  onType: (text: string) => void;
}

/** Where one writes. Enter sends where there is a keyboard of one's own, and makes a line on a phone's. */
export function Composer({ formId, conversationId, posted, typingKey, onSend, onType }: Props) {
  const t = useText('chat');
  const { locale } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  // A page that is read anew as it stands, because news have come, keeps the form and what is typed in it.
  const { key: place } = useLocation();
  const [begun, setBegun] = useState({ place, formId });
  if (begun.place !== place) setBegun({ place, formId });
  const isBusy = useNavigation().formData?.get('intent') === 'send';
  const refused = refusalOf(posted, 'send');
  const chosen = useChosenFile();
  const [counter, setCounter] = useState<ReturnType<typeof messageCounter>>();
  const kept = useKeptText(form, {
    typingKey,
    prefix: 'chat',
    name: begunName(conversationId),
    field: 'text',
    isBusy,
    isRefused: refused !== undefined,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const composer = event.currentTarget;
    const text = String(new FormData(composer).get('text') ?? '').trim(); // a text area
    const file = composer.querySelector<HTMLInputElement>('input[type="file"]')?.files?.[0];
    const isWritten = file !== undefined || text !== '';
    if (!isWritten || lengthOf(text) > chatMessageMaxLength) {
      event.preventDefault();
      return composer.querySelector('textarea')?.focus();
    }
    if (file && chosen.judge(file)) return;
    event.preventDefault();
    if (file) return;
    onSend(text);
    setCounter(undefined);
    composer.reset();
    kept.forget();
  }

  function sendOnEnter(event: KeyboardEvent) {
    const isForLine = event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || isForLine) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <Form
      ref={form}
      key={begun.formId}
      method="post"
      encType="multipart/form-data"
      action={localePath(locale, conversationPath(conversationId))}
      className={styles.composer}
      preventScrollReset
      // The browser would say in its own language that there is nothing to send.
      noValidate
      onSubmit={submit}
      onInput={kept.keep}
    >
      {refused && (
        <Notice tone="danger" live="assertive">
          <p>{refused.problem}</p>
        </Notice>
      )}
      <KeptNotice isRestored={false} missing={kept.missing} />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="clientMessageId" value={begun.formId} />
      <TextArea
        name="text"
        label={t('write.label')}
        hint={t('write.hint')}
        defaultValue={refused?.text}
        rows={2}
        counter={counter}
        enterKeyHint="enter"
        onKeyDown={sendOnEnter}
        onInput={({ currentTarget }) => {
          onType(currentTarget.value);
          setCounter(messageCounter(currentTarget.value));
        }}
        required
        aria-required={undefined}
      />
      <div className={styles.composerRow}>
        <FileField
          name="file"
          label={t('write.file')}
          accept={chatFileRule.accept}
          error={chosen.problem}
          onChange={({ currentTarget: { files } }) => (files?.[0] ? chosen.judge(files[0]) : chosen.forget())}
        />
        <Button busy={isBusy}>{t('write.send')}</Button>
      </div>
    </Form>
  );
}
