import { AnswerForm, AnswerNotice, type AnswerFormProps } from './answer-form';

/** The form by which what is asked is answered, while something is, and what became of an answer. */
export function AnswerPart({ application, outcome, typingKey }: AnswerFormProps) {
  const isAsked = application.status === 'action_needed';
  return (
    <>
      {outcome && !(isAsked && outcome.refused) && <AnswerNotice outcome={outcome} />}
      {isAsked && <AnswerForm application={application} outcome={outcome} typingKey={typingKey} />}
    </>
  );
}
