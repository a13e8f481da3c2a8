import type { Choice } from '@scholars/contract/queues/kind-description';
import type { Text } from '~/i18n/text';

/** A chosen value in words; one that this version does not know is shown by its name. */
export function choiceName({ oneOf, words }: Choice, value: string, t: Text): string {
  return oneOf.includes(value) ? t(`${words}.${value}`) : value;
}
