import { useText } from '~/i18n/use-text';
import { useJudgedForm } from '~/shared/form/use-judged-form';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/fields/text-field';
import { Section } from '~/ui/section';
import styles from './code-form.module.css';
import { codeForm } from './gathering-forms';

/** For a guest who holds a printed letter: its code opens the invitation. */
export function CodeForm() {
  const t = useText('event');
  const { formProps, errors } = useJudgedForm(codeForm, { isAside: true });
  return (
    <Section id="code" title={t('code.title')} lead={t('code.lead')} tone="sunken" width="form">
      <form {...formProps} method="get" className={styles.form}>
        <TextField
          name="invitation"
          label={t('code.label')}
          required
          error={errors.invitation}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button variant="secondary">{t('code.open')}</Button>
      </form>
    </Section>
  );
}
