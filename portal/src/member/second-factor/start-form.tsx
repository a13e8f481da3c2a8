import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import type { Refusal } from '~/shared/form/form-outcome';
import { ProofField } from './proof-field';
import { startForm } from './second-factor-forms';

interface Props {
  email: string;
  isProven: boolean;
  refused: Refusal | undefined;
}

/** Begins: whoever finds an open session must not be able to. */
export function StartForm({ email, isProven, refused }: Props) {
  const t = useText('second-factor');
  return (
    <ActionForm
      definition={startForm}
      intent="start"
      refused={refused}
      submit={t('start.submit')}
      submitting={t('start.submitting')}
    >
      {({ errorOf }) => <ProofField email={email} isProven={isProven} error={errorOf('password')} />}
    </ActionForm>
  );
}
