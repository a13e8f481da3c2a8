import { parseWith } from '@scholars/contract/parse';
import type { FormInput } from './form-definition';

/** The rules of a form whose fields are those of a schema of the contract. Only for modules that are loaded late. */
export function rulesOf<Schema extends Parameters<typeof parseWith>[0]>(schema: Schema) {
  return { parse: (input: FormInput) => parseWith(schema, input) };
}
