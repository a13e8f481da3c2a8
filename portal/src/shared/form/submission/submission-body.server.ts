import { createHash, randomUUID } from 'node:crypto';
import type { FormDefinition } from '~/shared/form/form-definition';
import type { FormInput } from '../form-definition';

/** A new id of a form that is about to be filled in. */
export function newSubmissionId(): string {
  return randomUUID();
}

/** The body of a call that takes no files: texts as the contract cleaned them. */
export function jsonBodyOf(form: FormDefinition, value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(form.fields).map((name) => [name, value[name]]));
}

/** The body of a call that takes files: texts as the contract cleaned them, files as they came. */
export function multipartBodyOf(form: FormDefinition, value: Record<string, unknown>): FormData {
  const body = new FormData();
  for (const name of Object.keys(form.fields)) {
    const part = value[name];
    if (part instanceof File) body.append(name, part, part.name);
    else if (typeof part === 'string') body.append(name, part);
  }
  return body;
}

/**
 * The key under which the CMS stores a form once: the form's id, which stays over all retries, and a digest of
 * what was filled in. With the id alone, somebody whose first answer was lost on the way and who then mended
 * a word would be refused for ever (409: same key, other contents); and so would two visitors who were
 * given the same kept page. A captcha is another one with each retry, so it does not count.
 */
export async function idempotencyKeyOf(
  form: FormDefinition,
  { input, submissionId }: { input: FormInput; submissionId: string },
): Promise<string> {
  const digest = createHash('sha256');
  for (const [name, kind] of Object.entries(form.fields)) {
    if (kind === 'captcha') continue;
    const part = input[name];
    digest.update(`\n${name}:`);
    digest.update(part instanceof File ? Buffer.from(await part.arrayBuffer()) : String(part ?? ''));
  }
  const id = /^[\w-]{8,60}$/.test(submissionId) ? submissionId : 'no-id';
  return `${id}.${digest.digest('hex').slice(0, 32)}`;
}
