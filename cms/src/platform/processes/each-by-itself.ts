/**
 * Does something with each, one after the other: one that fails keeps no other from it.
 *
 * @param whatFailed how those that failed are counted, as in "2 accounts were not erased"
 * @throws AggregateError once all were tried, where some failed
 */
export async function eachByItself<One>(
  all: Iterable<One> | AsyncIterable<One>,
  act: (one: One) => Promise<unknown>,
  whatFailed = 'failed',
): Promise<void> {
  const failures: unknown[] = [];
  for await (const one of all) {
    try {
      await act(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${whatFailed}`);
}
