import * as calls from '@scholars/contract/message-templates';
import { defineAction } from '../../platform/contract/define-action.js';
import { changeTemplate, createTemplate, getTemplate, listTemplates, removeTemplate } from './templates.js';

export const actions = {
  listMessageTemplates: defineAction(calls.listMessageTemplates, async () => ({ rows: await listTemplates() })),

  getMessageTemplate: defineAction(calls.getMessageTemplate, ({ params }) => getTemplate(params.id)),

  createMessageTemplate: defineAction(calls.createMessageTemplate, async ({ body, signedIn }) =>
    getTemplate(await createTemplate(body, signedIn)),
  ),

  changeMessageTemplate: defineAction(calls.changeMessageTemplate, async ({ params, body, signedIn }) => {
    const { version, ...fields } = body;
    await changeTemplate(params.id, version, fields, signedIn);
    return getTemplate(params.id);
  }),

  removeMessageTemplate: defineAction(calls.removeMessageTemplate, async ({ params, body, signedIn }) => {
    await removeTemplate(params.id, body.version, signedIn);
    return undefined;
  }),
};
