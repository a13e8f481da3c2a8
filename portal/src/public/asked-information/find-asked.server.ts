import { isAskedKind, type AskedKind } from '@scholars/contract/asked-kinds';
import { getAskedInformation } from '@scholars/contract/asked-information';
import { datePartName, dateParts } from '@scholars/contract/field-parts';
import { formatYear } from '@scholars/contract/format';
import { askedForm } from '@scholars/contract/forms/asked-information';
import type { Locale } from '@scholars/contract/locale';
import { parseWith } from '@scholars/contract/parse';
import { isSubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { splitDate } from '@scholars/contract/typed-date';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { linkTokenOf } from '~/session/link-address';
import { dialingCodeName } from '~/shared/form/form-definition';
import type { TypedValues } from '~/shared/form/read-form';
import { formatOf } from './asked-form';

export interface AskedField {
  name: string;
  value: string;
  /** Its form does not do without it. */
  isRequired: boolean;
}

export interface Asked {
  kind: AskedKind;
  reference: string;
  words: string;
  fields: AskedField[];
}

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What the link of a request asks for; nothing where it was used, is too old, or is none. */
export async function findAsked({ request, context }: Args): Promise<Asked | undefined> {
  const bearer = linkTokenOf(request);
  if (!bearer) return undefined;
  const sent = await cms(context).send(getAskedInformation, { bearer, skipAuth: true });
  if (!sent.ok && sent.status === 401) return undefined;
  if (!sent.ok) throw data({ message: sent.message }, { status: sent.status });
  const { kind, reference, words, fields } = sent.data;
  if (!isSubmissionKind(kind) || !isAskedKind(kind)) throw new Error(`Nobody is asked for fields of ${kind}`);
  const isRequired = (name: string) => !parseWith(askedForm(kind, [name]), { [name]: '' }).ok;
  return { kind, reference, words, fields: fields.map((field) => ({ ...field, isRequired: isRequired(field.name) })) };
}

/** What was sent before, by control, in the digits of the page. */
export function typedSoFar({ kind, fields }: Asked, locale: Locale): TypedValues {
  return Object.assign({}, ...fields.map(({ name, value }) => typedOf(name, value))) as TypedValues; // of texts alone

  function typedOf(name: string, value: string): TypedValues {
    const format = formatOf(kind, name);
    if (format === 'phone') {
      const [code = '', number = ''] = value.split(' ');
      return number === '' ? {} : { [dialingCodeName(name)]: code, [name]: number };
    }
    const day = format === 'date' ? splitDate(value) : undefined;
    if (!day) return { [name]: value };
    return Object.fromEntries(
      dateParts.map((part) => [datePartName(name, part), formatYear(Number(day[part]), locale)]),
    );
  }
}
