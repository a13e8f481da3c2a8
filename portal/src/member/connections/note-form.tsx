import { connectionNoteMaxLength } from '@scholars/contract/limits';
import { useState } from 'react';
import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import type { FormDefinition } from '~/shared/form/form-definition';
import type { Refusal } from '~/shared/form/form-outcome';
import { KeptTyping } from '~/shared/form/submission/kept-typing-part';
import { TextArea } from '~/ui/fields/text-area';

export const noteForm = {
  fields: { note: 'text' },
  schema: async () => (await import('@scholars/contract/forms/connection')).connectionNote,
} as const satisfies FormDefinition;

/** Asks a member to connect, with a note that this tab keeps until it is sent: a session may end while it is written. */
export function NoteForm({ member, refused }: { member: string; refused: Refusal | undefined }) {
  const t = useText('connections');
  const [clearings, setClearings] = useState(0);
  return (
    <ActionForm
      key={clearings}
      definition={noteForm}
      intent="connect"
      refused={refused}
      submit={t('ask.submit')}
      submitting={t('ask.submitting')}
    >
      {(source, form) => (
        <>
          <KeptTyping form={form} definition={noteForm} refused={refused} onClear={() => setClearings(clearings + 1)} />
          <input type="hidden" name="member" value={member} />
          <TextArea
            name="note"
            label={t('ask.note')}
            hint={t('ask.noteHint')}
            error={source.errorOf('note')}
            defaultValue={source.valueOf('note')}
            counter={{ max: connectionNoteMaxLength, count: (value) => [...value].length, unit: 'characters' }}
          />
        </>
      )}
    </ActionForm>
  );
}
