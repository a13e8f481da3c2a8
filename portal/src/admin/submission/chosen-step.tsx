import { isAskingStep } from '@scholars/contract/asked-kinds';
import { purposeOfStep } from '@scholars/contract/message-templates';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { stepNotes } from '../status/step-notes';
import { AskedFieldsChoice } from './asked-fields-choice';
import { StepForm } from './step-form';
import { TemplateChoice } from './template-choice';
import type { NextStepView } from './use-next-step';

interface Props {
  to: string;
  kind: SubmissionKind;
  detail: SubmissionDetail;
  /** Of a report: the messages that were chosen to be hidden. */
  messages: readonly string[];
  step: NextStepView;
}

/** What a step is asked about before it is taken. */
export function ChosenStep({ to, kind, detail, messages, step }: Props): ReactNode {
  const t = useText('admin');
  const { filled, fill, isTaking, take, settle } = step;
  const purpose = purposeOfStep(to);
  const isAsking = isAskingStep(kind, to);

  function hidingNotes(): string[] {
    if (to !== 'hidden') return [];
    return [messages.length > 0 ? t('next.hides', { count: messages.length }) : t('next.hidesReported')];
  }

  return (
    <StepForm
      from={detail.status}
      to={to}
      isTaking={isTaking}
      filled={filled}
      onFill={fill}
      templates={(written, onFill) =>
        purpose && <TemplateChoice kind={kind} detail={detail} purpose={purpose} words={written} onFill={onFill} />
      }
      about={[...hidingNotes(), ...stepNotes(t, kind, to)]}
      asks={
        isAsking && (
          <AskedFieldsChoice kind={kind} chosen={filled.fields} onChoose={(asked) => fill({ fields: asked })} />
        )
      }
      isMailed={isAsking && filled.fields.length > 0}
      onConfirm={(reason, days) => take(to, reason, days)}
      onCancel={settle}
    />
  );
}
