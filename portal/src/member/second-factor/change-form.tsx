import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import type { Refusal } from '~/shared/form/form-outcome';
import { CodeField } from './code-field';
import { ProofField } from './proof-field';
import { changeForm } from './second-factor-forms';

interface Props {
  intent: 'renew' | 'remove';
  email: string;
  isProven: boolean;
  refused: Refusal | undefined;
}

/** Makes recovery codes anew or turns the second step off, by what one knows and what one has. */
export function ChangeForm({ intent, email, isProven, refused }: Props) {
  const t = useText('second-factor');
  return (
    <ActionForm
      definition={changeForm}
      intent={intent}
      action={`#${intent}`}
      refused={refused}
      submit={t(`${intent}.submit`)}
      submitting={t(`${intent}.submitting`)}
      variant={intent === 'remove' ? 'danger' : 'secondary'}
    >
      {({ errorOf }) => (
        <>
          <ProofField email={email} isProven={isProven} error={errorOf('password')} id={`${intent}-password`} />
          <CodeField error={errorOf('code')} takes="either" id={`${intent}-code`} />
        </>
      )}
    </ActionForm>
  );
}
