const few = 2000;
const longer = 8;

/** What takes time with the square of its length takes 64 times as long for one that is eight times as long. */
export const notByTheSquare = 32;

/** How many times as long something takes for what is eight times as long: of the shortest of five times each. */
export function growth(act: (times: number) => unknown): number {
  const shortest = (times: number) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const start = performance.now();
        for (let i = 0; i < 5; i++) act(times);
        return performance.now() - start;
      }),
    );
  shortest(few);
  return shortest(few * longer) / shortest(few);
}
