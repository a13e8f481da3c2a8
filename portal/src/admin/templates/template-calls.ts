import {
  changeMessageTemplate,
  createMessageTemplate,
  getMessageTemplate,
  listMessageTemplates,
  removeMessageTemplate,
  type TemplateFields,
} from '@scholars/contract/message-templates';
import type { BackOfficeClient } from '../data/back-office-client';
import type { ResourceCalls } from '../data/back-office-provider';
import { callContract } from '../data/contract-call';

export const templateResource = 'message-templates';

/** The id of a template that is not there yet. */
export const newTemplate = 'new';

export type TemplateStep =
  | { step: 'create'; fields: TemplateFields }
  | { step: 'change'; fields: TemplateFields; version: number }
  | { step: 'remove'; version: number };

/** Words that coordinators keep for writing to people. */
export function templateCalls(client: BackOfficeClient): ResourceCalls {
  return {
    list: async () => {
      const data = await callContract(client, listMessageTemplates);
      return { data, total: data.length };
    },
    one: (id) => callContract(client, getMessageTemplate, { params: { id } }),
    update: async (id, values) => {
      const params = { id };
      const step = values as TemplateStep; // the form gives it
      if (step.step === 'create') return callContract(client, createMessageTemplate, { body: step.fields });
      const { version } = step;
      if (step.step === 'change')
        return callContract(client, changeMessageTemplate, { params, body: { ...step.fields, version } });
      await callContract(client, removeMessageTemplate, { params, body: { version } });
      return { id };
    },
  };
}
