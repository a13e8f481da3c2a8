import { useText } from '~/i18n/use-text';
import { TextField } from '~/ui/fields/text-field';

interface Props {
  error: string | undefined;
  /** `app`: six digits, for which telephones offer keys of their own; `recovery`: letters too; `either` of them. */
  takes: 'app' | 'recovery' | 'either';
  /** Where a page has several. */
  id?: string;
}

const hints = { app: 'fields.appHint', recovery: 'fields.recoveryHint', either: 'fields.codeHint' } as const;

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ error, takes, id }: Props) {
  const t = useText('second-factor');
  return (
    <TextField
      name="code"
      {...(id !== undefined && { id })}
      label={t(takes === 'recovery' ? 'fields.recovery' : 'fields.code')}
      hint={t(hints[takes])}
      dir="ltr"
      autoComplete={takes === 'recovery' ? 'off' : 'one-time-code'}
      inputMode={takes === 'app' ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      required
      {...(error !== undefined && { error })}
    />
  );
}
