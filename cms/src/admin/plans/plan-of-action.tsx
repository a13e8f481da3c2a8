import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MomentInWords } from '../moments/moment-in-words';
import { MomentInput } from '../moments/moment-input';
import { planId } from '../words';
import { objectionOf, type Plan, type PlanAction } from './plan-calls';
import { WhyRefused } from './why-refused';

interface Props {
  uid: string;
  action: PlanAction;
  plan: Plan | undefined;
  mayPlan: boolean;
  onSave: (at: string | null) => Promise<void>;
  onRemove: () => Promise<void>;
}

/** What is planned of one of the two, and how it is chosen, changed and called off. */
export function PlanOfAction({ uid, action, plan, mayPlan, onSave, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const text = (name: string) => formatMessage({ id: planId(name) });
  const [chosen, setChosen] = useState<{ at: string | null }>();
  const [problem, setProblem] = useState<string>();
  const attempt = async (act: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await act();
      setChosen(undefined);
    } catch (error) {
      const objection = objectionOf(error);
      setProblem(text(objection ? `objection.${objection}` : 'failed'));
    }
  };
  if (chosen)
    return (
      <Field.Root error={problem}>
        <Typography variant="pi" fontWeight="bold">
          {text(action)}
        </Typography>
        <MomentInput value={chosen.at} onChange={(at) => setChosen({ at })} label={text(action)} />
        <Field.Error />
        <Flex gap={2} wrap="wrap">
          <Button size="S" onClick={() => void attempt(() => onSave(chosen.at))}>
            {text('save')}
          </Button>
          <Button size="S" variant="tertiary" onClick={() => setChosen(undefined)}>
            {text('back')}
          </Button>
        </Flex>
      </Field.Root>
    );
  if (!plan)
    return mayPlan ? (
      <Button variant="secondary" fullWidth onClick={() => setChosen({ at: null })}>
        {text(action)}
      </Button>
    ) : null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" fontWeight="bold" textColor={plan.refusal ? 'danger700' : 'neutral800'}>
        {text(`${action}.${plan.refusal ? 'refused' : 'at'}`)}
      </Typography>
      <MomentInWords at={new Date(plan.at)} />
      {plan.refusal && <WhyRefused uid={uid} refusal={plan.refusal} />}
      {mayPlan && (
        <Flex gap={2} wrap="wrap">
          <Button size="S" variant="tertiary" onClick={() => setChosen({ at: plan.at })}>
            {text('change')}
          </Button>
          <Button size="S" variant="danger-light" onClick={() => void attempt(onRemove)}>
            {text('remove')}
          </Button>
        </Flex>
      )}
      {problem && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {problem}
        </Typography>
      )}
    </Flex>
  );
}
