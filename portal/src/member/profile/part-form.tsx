import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import formStyles from '~/shared/form/action-form.module.css';
import type { FormDefinition } from '~/shared/form/form-definition';
import type { FieldSource } from '~/shared/form/form-outcome';
import { FormProblems } from '~/shared/form/form-problems';
import { KeptNotice } from '~/shared/form/kept-notice';
import { LoadedValues } from '~/shared/form/loaded-values';
import { useActionForm } from '~/shared/form/use-action-form';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { sectionTitleId } from '~/ui/section';
import type { ProfileOutcome } from './change-profile.server';
import styles from './my-profile.module.css';
import type { RestoredPart } from './use-kept-typing';
import { WaitingForms } from './waiting-forms';

interface Props {
  definition: FormDefinition;
  intent: string;
  /** The part of the page, by its id. */
  part: string;
  outcome: ProfileOutcome | undefined;
  /** The name under which what is typed is kept, where it is not the part's. */
  keptAs?: string;
  /** What its fields hold, by the names of its schema: what was changed is saved, and nothing else. */
  loaded?: object;
  takesFile?: boolean;
  submit?: string;
  children: (source: FieldSource) => ReactNode;
}

/** What was put back and is not saved yet, by the name under which its form is kept. */
export const RestoredParts = createContext<Readonly<Record<string, RestoredPart>>>({});

/** A part of the profile that is saved by itself, and says so. */
export function PartForm({
  definition,
  intent,
  part,
  outcome,
  keptAs = part,
  loaded,
  takesFile = false,
  submit,
  children,
}: Props) {
  const t = useText('my-profile');
  const navigation = useNavigation();
  const { formProps, source, ...problems } = useActionForm(definition, outcome?.refused);
  const { isOffline, formRef, refusals } = problems;
  const waiting = useContext(WaitingForms);
  const restored = useContext(RestoredParts)[keptAs];
  // What could not be sent is sent by the page, once the browser has its connection back.
  useEffect(() => {
    const form = formRef.current;
    if (!isOffline || !form) return undefined;
    waiting.add(form);
    return () => waiting.remove(form);
  }, [isOffline, formRef, waiting]);
  useEffect(() => {
    if (refusals > 0 && formRef.current) waiting.pass(formRef.current);
  }, [refusals, formRef, waiting]);
  const isBusy = navigation.formMethod === 'POST' && navigation.formAction?.endsWith(`#${part}`);
  return (
    <div className={styles.work}>
      {problems.summary.length === 0 && <Outcome outcome={outcome} />}
      <Form
        {...formProps}
        method="post"
        action={`#${part}`}
        encType={takesFile ? 'multipart/form-data' : undefined}
        preventScrollReset
        data-kept={keptAs}
        className={formStyles.form}
      >
        <FormProblems {...problems} failure={isOffline ? t('offline') : problems.failure} refused={outcome?.refused} />
        {restored && <KeptNotice {...restored} />}
        <input type="hidden" name="intent" value={intent} />
        {loaded && <LoadedValues values={loaded} saved={outcome?.saved} typed={outcome?.refused?.typed} />}
        {children(source)}
        <div className={formStyles.actions}>
          <Button busy={isBusy} aria-describedby={submit === undefined ? sectionTitleId(part) : undefined}>
            {submit ?? t('save')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Says that a part was saved. */
export function Outcome({ outcome }: { outcome: ProfileOutcome | undefined }) {
  const t = useText('my-profile');
  if (!outcome?.isDone) return null;
  return (
    <div className={styles.outcome}>
      <Notice tone="success" live="polite">
        <p>{t('saved')}</p>
      </Notice>
    </div>
  );
}
