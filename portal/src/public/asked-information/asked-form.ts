import type { AskedKind } from '@scholars/contract/asked-kinds';
import type { FieldFormat } from '@scholars/contract/queues/kind-description';
import { describedKind } from '@scholars/contract/queues/submission-kinds';
import type { FormDefinition } from '~/shared/form/form-definition';

/** The form of the fields that a sender is asked for. */
export function askedFormOf(kind: AskedKind, names: readonly string[]): FormDefinition {
  return {
    fields: Object.fromEntries(names.map((name) => [name, controlOf(formatOf(kind, name))])),
    schema: async (today) => (await import('@scholars/contract/forms/asked-information')).askedForm(kind, names, today),
  };
}

/** `file` for what is no text. */
export function formatOf(kind: AskedKind, name: string): FieldFormat | 'file' {
  const { fields } = describedKind(kind);
  return (Object.hasOwn(fields, name) && fields[name]) || 'file';
}

function controlOf(format: FieldFormat | 'file'): FormDefinition['fields'][string] {
  return format === 'phone' || format === 'date' || format === 'file' ? format : 'text';
}
