import { useDataProvider, useOnError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { openSubmissionFile, type SubmissionFile } from '@scholars/contract/submissions';
import { useState } from 'react';
import { useText } from '~/i18n/use-text';

interface Options {
  kind: SubmissionKind;
  submission: string;
  file: SubmissionFile;
  onOpened: (content: Blob) => void;
  onProblem: (message: string | undefined) => void;
}

/**
 * Fetches a private file, which is recorded. Fetched rather than linked, so that a refusal is said in place instead of
 * in an empty tab.
 */
export function useOpenFile({ kind, submission, file, onOpened, onProblem }: Options) {
  const t = useText('admin');
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const [isOpening, setOpening] = useState(false);
  const url = fillPath(openSubmissionFile.path, { kind, id: submission, fileId: file.id });

  async function open(): Promise<void> {
    setOpening(true);
    onProblem(undefined);
    try {
      const opened = await provider.custom?.<{ content: Blob }>({ url, method: 'get', meta: { isFile: true } });
      if (opened) onOpened(opened.data.content);
    } catch (failure) {
      noteFailure(failure);
      onProblem(failure instanceof Error ? failure.message : t('problem.unexpected'));
    } finally {
      setOpening(false);
    }
  }

  return { open: () => void open(), isOpening };
}
