import { email } from '@scholars/contract/fields';
import { isPageLink } from '@scholars/contract/pages';
import { isWrite } from '../../platform/strapi/document-calls.js';
import { fieldsToSave, isTaken } from '../../platform/strapi/fields-to-save.js';
import { refusal } from '../../platform/strapi/refusal.js';
import { documentParams } from '../../platform/typed/trusted-types.js';

const uid = 'api::global-key.global-key';

/**
 * Refuses to save a second entry of one name, of which the site would use either, and a value that is not what its kind
 * or its name says. Call once, while Strapi registers.
 */
export function refuseBadKeys(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === uid && isWrite(context.action)) {
      const params = documentParams(context);
      const { key, type, value } = await fieldsToSave(uid, params, ['key', 'type', 'value']);
      if (typeof key === 'string' && key !== '' && (await isTaken(uid, context.action, params, { key })))
        throw refusal('name-taken', 'key');
      const problem = typeof value === 'string' && value !== '' && problemOf(String(key), String(type), value.trim());
      if (problem) throw refusal(problem, 'value');
    }
    return next();
  });
}

function problemOf(key: string, type: string, value: string): string | undefined {
  if (/_(?:email|mailbox)$/.test(key)) return email().safeParse(value).success ? undefined : 'no-email-address';
  if (type === 'url') return isPageLink(value) ? undefined : 'no-link';
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(value) ? undefined : 'no-number';
  return undefined;
}
