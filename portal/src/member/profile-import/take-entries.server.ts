import { importByDoi, importFromOrcid } from '@scholars/contract/profile-imports';
import { profileImportMax } from '@scholars/contract/profile-parts';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, refusedBy } from '~/shared/form/receive-form.server';

/** What became of what was chosen. */
export interface ImportOutcome {
  /** How many were chosen and are in the profile now. */
  taken?: number;
  refused?: Refusal;
  doiProblem?: string;
}

/** Takes entries of the ORCID record, those that are ticked or all that the page showed as new, or a DOI's publication. */
export async function takeEntries(form: FormData, context: Readonly<RouterContextProvider>) {
  const intent = textOf(form, 'intent');
  if (intent === 'orcid' || intent === 'orcid-all') {
    const named = form.getAll(intent === 'orcid' ? 'key' : 'new').filter((key) => typeof key === 'string');
    // Of more than a call may name the profile holds fewer still, which the CMS says.
    const keys = named.slice(0, profileImportMax);
    const sent = await cms({ context }).send(importFromOrcid, { body: { keys } });
    return sent.ok
      ? data<ImportOutcome>({ taken: keys.length })
      : answerRefused<ImportOutcome>(refusedBy(sent), context);
  }
  if (intent !== 'doi') throw data(null, { status: 400 });
  const sent = await cms({ context }).send(importByDoi, { body: { doi: textOf(form, 'doi') } });
  if (!sent.ok) {
    const doiProblem = sent.errors.doi?.[0] ?? sent.message;
    return answerRefused<ImportOutcome>(refusedBy(sent), context, { doiProblem });
  }
  // It is looked through in the form of its own.
  const page = localePath(context.get(localeContext), '/my-profile');
  return redirect(`${page}?edit=publications-${encodeURIComponent(sent.data.id)}#publications`);
}
