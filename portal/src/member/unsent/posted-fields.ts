import { shownFileName } from '@scholars/contract/file-names';

/** What is kept of a form that was posted, to be posted once more. */
export interface PostedFields {
  /** In their order: a name may stand several times. */
  fields: [name: string, value: string][];
  /** The names of its files, which no page can hold. */
  files: string[];
  /** Whether something was left out that stands in no page. */
  hasSecrets: boolean;
}

/** Of all forms, whichever was posted; a test holds every form's secrets against it. */
const secret = /password|passport|token|^code$/i;

export function isSecretName(name: string): boolean {
  return secret.test(name);
}

export function postedFieldsOf(form: FormData): PostedFields {
  const entries = [...form];
  return {
    fields: entries.flatMap(([name, value]) =>
      typeof value === 'string' && !isSecretName(name) ? [[name, value]] : [],
    ),
    files: entries.flatMap(([, value]) =>
      typeof value === 'string' || !value.name ? [] : [shownFileName(value.name)],
    ),
    hasSecrets: entries.some(([name]) => isSecretName(name)),
  };
}
