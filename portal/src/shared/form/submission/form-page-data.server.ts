import { getPage, type Page } from '@scholars/contract/pages';
import type { RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import type { Namespace } from '~/i18n/namespaces';
import type { PlainKey } from '~/i18n/text';
import { getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { dialingCodeChoices, type Choice } from '~/shared/form/form-choices.server';
import { hasProblems } from '../form-outcome';
import { documentTitleOf } from '../receive-form.server';
import { newSubmissionId } from './submission-body.server';

/** What every form page loads. */
export interface FormPageData {
  /** As staff wrote it, where they did. */
  title: string;
  /** Of the document; says so when a form that was posted without script came back with errors. */
  documentTitle: string;
  description: string;
  /** What staff wrote for this page; the form does without it. */
  intro: Page | null;
  submissionId: string;
  dialingCodes: Choice[];
}

/** Those whose texts begin with a title and a description. */
type FormPage = {
  [N in Namespace]: 'title' | 'description' extends PlainKey<N> ? N : never;
}[Namespace];

/** @param slug of the page in the CMS, which is also the name of the locale file */
export async function loadFormPage(context: Readonly<RouterContextProvider>, slug: FormPage): Promise<FormPageData> {
  const locale = context.get(localeContext);
  const t = getText(locale, slug);
  const intro = await cms(context).find(getPage, { params: { slug }, skipAuth: true });
  const title = intro?.title || t('title');
  return {
    title,
    documentTitle: documentTitleOf(title, context, hasProblems),
    description: intro?.summary || t('description'),
    intro: intro ?? null,
    submissionId: newSubmissionId(),
    dialingCodes: dialingCodeChoices(locale),
  };
}
