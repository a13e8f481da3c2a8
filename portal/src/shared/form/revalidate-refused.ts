import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For pages of steps: one that is refused may not be possible any more, as the other one, or a coordinator, was faster.
 * The router would leave the page as it was.
 */
export function revalidateRefused({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus >= 400 && actionStatus < 500);
}
