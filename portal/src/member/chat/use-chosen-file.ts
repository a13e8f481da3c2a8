import { chatFileRule } from '@scholars/contract/chat-file';
import { fileProblem } from '@scholars/contract/files';
import { useState } from 'react';
import { useFailureWords } from '~/connection/use-failure-words';
import { useLocale, useTexts } from '~/i18n/use-locale';
import { loadMessages } from '~/shared/form/load-messages';

/**
 * The file that goes along with a message: judged when it is chosen, and again when it is to be sent. One that is far too
 * large the portal would not read, and the router would show its error page. Without a connection the form stays as it is:
 * one that had no answer counts as taken, and what is kept of its text is forgotten.
 */
export function useChosenFile() {
  const texts = useTexts();
  const { locale } = useLocale();
  const failureWords = useFailureWords();
  const [problem, setProblem] = useState<string>();

  /** @returns whether it may be sent as far as the browser knows */
  function judge(file: File): boolean {
    const wrong = fileProblem(chatFileRule, file);
    if (wrong === undefined) setProblem(navigator.onLine ? undefined : failureWords());
    else
      void loadMessages(texts, locale)
        .then((message) => message(wrong), failureWords)
        .then(setProblem);
    return wrong === undefined && navigator.onLine;
  }

  return { problem, judge, forget: () => setProblem(undefined) };
}
