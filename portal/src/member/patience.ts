const answerMs = 30_000;
/** What has files takes its time where a phone sends it. */
const filesMs = 300_000;

/**
 * How long a call waits for its answer: a connection may die without a word, and nothing that is tried again once a call
 * has failed would ever be.
 */
export function patience(body?: FormData): AbortSignal {
  const hasFiles = [...(body?.values() ?? [])].some((value) => value instanceof File);
  return AbortSignal.timeout(hasFiles ? filesMs : answerMs);
}
