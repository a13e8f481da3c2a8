/** Does something with each, one after the other: one that fails keeps no other from it, and is thrown at the end. */
export async function eachByItself<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await act(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
